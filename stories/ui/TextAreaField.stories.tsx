import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextAreaField } from '@/ui/TextAreaField'

const meta = {
  title: 'UI/TextAreaField',
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Service address', rows: 3 },
  argTypes: {
    label: { control: 'text' },
    marker: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    rows: { description: 'How many lines are seen at once.', control: 'number' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WithHintAndError: Story = {
  args: { hint: 'Where the car will stand', error: 'Enter the address where we find the car' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Service address')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Where the car will stand Enter the address where we find the car',
    )
  },
}

export const Filled: Story = { args: { defaultValue: '120 Palm Street\nLos Angeles, CA 90012' } }
export const Disabled: Story = { args: { disabled: true } }
