import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FailureAlert } from '@/ui/FailureAlert'

const meta = {
  title: 'UI/FailureAlert',
  component: FailureAlert,
  parameters: { layout: 'padded' },
  args: {
    title: 'Invalid login credentials',
    next: 'Check the email and the password. Forgot it? Set a new one with a reset link.',
    reasons: [],
  },
  argTypes: {
    title: { control: 'text' },
    next: { control: 'text' },
    reasons: { control: 'object' },
  },
} satisfies Meta<typeof FailureAlert>

export default meta
type Story = StoryObj<typeof meta>

export const WhatHappenedAndWhatToDo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid login credentials')
  },
}

export const WithReasons: Story = {
  args: {
    title: 'Password should be at least 6 characters.',
    next: null,
    reasons: ['It is too short.', 'It is known from a data leak, so others can guess it.'],
  },
}

export const OneLine: Story = { args: { title: 'User is banned', next: null } }
