import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureAlert } from '@/ui/FailureAlert'
import { expectAlert } from '../stateWords'

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
  play: () =>
    expectAlert([
      'Invalid login credentials',
      'Check the email and the password. Forgot it? Set a new one with a reset link.',
    ]),
}

export const WithReasons: Story = {
  args: {
    title: 'Password should be at least 6 characters.',
    next: null,
    reasons: ['It is too short.', 'It is known from a data leak, so others can guess it.'],
  },
  play: () =>
    expectAlert([
      'Password should be at least 6 characters.',
      'It is too short.',
      'It is known from a data leak, so others can guess it.',
    ]),
}

export const OneLine: Story = {
  args: { title: 'User is banned', next: null },
  play: () => expectAlert(['User is banned']),
}
