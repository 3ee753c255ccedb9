import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '@/ui/TextField'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Phone number', type: 'tel' },
  argTypes: {
    label: { control: 'text' },
    marker: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    suggestions: { control: 'object' },
    type: { control: 'select', options: ['text', 'tel', 'email', 'password', 'number'] },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '555.010.0123 ext 4')
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('555.010.0123 ext 4')
  },
}

export const WithHint: Story = {
  args: { hint: 'Only to agree on the appointment. Any format is fine.' },
}

export const WithError: Story = {
  args: { label: 'First name', type: 'text', error: 'Enter your first name' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('First name')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter your first name')
  },
}

export const Optional: Story = { args: { label: 'Email', type: 'email', marker: '(optional)' } }

export const WithSuggestions: Story = {
  args: { label: 'Make', type: 'text', suggestions: ['Honda', 'Hyundai', 'Toyota'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText<HTMLInputElement>('Make').list?.options).toHaveLength(3)
  },
}

/** What cannot be changed here is still read, copied and sent. */
export const ReadOnly: Story = {
  args: {
    label: 'Email',
    type: 'email',
    hint: 'The invitation is for this address.',
    readOnly: true,
    defaultValue: 'marco@example.com',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email')
    await userEvent.type(field, 'another')
    await expect(field).toHaveValue('marco@example.com')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '(555) 010-0123' } }
