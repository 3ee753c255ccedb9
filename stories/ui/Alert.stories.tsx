import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { expectAlert, expectWords } from '../stateWords'

const meta = {
  title: 'UI/Alert',
  component: Alert,
  parameters: { layout: 'padded' },
  args: {
    tone: 'info',
    title: 'We often find a way',
    children: 'Your ZIP is a little farther out. Call us and we tell you at once.',
  },
  argTypes: {
    tone: { control: 'select', options: ['info', 'success', 'warning', 'danger'] },
    title: { control: 'text' },
    children: { control: 'text' },
    announce: { control: 'inline-radio', options: ['assertive', 'polite', 'off'] },
    actions: { control: false },
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Success: Story = {
  args: {
    tone: 'success',
    announce: 'polite',
    title: 'Quote submitted successfully!',
    children: 'Your reference is Q-001.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Quote submitted successfully!')
  },
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'That time is no longer free' },
  play: () =>
    expectWords([
      'That time is no longer free',
      'Your ZIP is a little farther out. Call us and we tell you at once.',
    ]),
}

export const DangerWithAWayOut: Story = {
  args: {
    tone: 'danger',
    announce: 'assertive',
    title: 'We have not heard back',
    children: 'It is safe to try again: you cannot be booked twice.',
    actions: <Button>Try again</Button>,
  },
  play: () =>
    expectAlert(
      ['We have not heard back', 'It is safe to try again: you cannot be booked twice.'],
      ['Try again'],
    ),
}

export const OneLine: Story = { args: { children: undefined } }
