import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SelectField } from '@/ui/SelectField'

const meta = {
  title: 'UI/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Service',
    placeholder: 'Choose a service',
    options: [
      { value: 'windshield', label: 'Windshield' },
      { value: 'chip-repair', label: 'Chip Repair' },
      { value: 'door-glass', label: 'Door Glass', disabled: true },
    ],
  },
  argTypes: {
    label: { control: 'text' },
    marker: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    placeholder: { control: 'text' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Service')
    await userEvent.selectOptions(select, 'Chip Repair')
    await expect(select).toHaveValue('chip-repair')
  },
}

export const WithHint: Story = { args: { hint: 'As the customer says it' } }
export const WithError: Story = { args: { error: 'Choose a service' } }
export const Disabled: Story = { args: { disabled: true } }
