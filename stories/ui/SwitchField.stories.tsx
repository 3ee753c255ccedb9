import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SwitchField } from '@/ui/SwitchField'

const meta = {
  title: 'UI/SwitchField',
  component: SwitchField,
  parameters: { layout: 'padded' },
  args: {
    label: "The job can't be completed today",
    hint: 'It leaves your day and goes back to the office.',
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    defaultChecked: { control: 'boolean' },
  },
} satisfies Meta<typeof SwitchField>

export default meta
type Story = StoryObj<typeof meta>

export const TurnedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(/can't be completed/)
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText(/goes back to the office/))
    await expect(box).toBeChecked()
  },
}
