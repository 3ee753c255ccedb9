import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from '@/ui/CheckboxField'

const meta = {
  title: 'UI/CheckboxField',
  component: CheckboxField,
  parameters: { layout: 'padded' },
  args: { label: 'Ring twice when you arrive' },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ring twice when you arrive'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithHint: Story = { args: { hint: 'The bell on the left' } }

export const WithError: Story = {
  args: { error: 'Tick the box to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box to go on')
  },
}

export const Disabled: Story = { args: { disabled: true } }
