import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepProgress } from '@/ui/StepProgress'

const meta = {
  title: 'UI/StepProgress',
  component: StepProgress,
  parameters: { layout: 'padded' },
  args: {
    label: 'Steps of your quote',
    steps: [
      { name: 'Vehicle', href: '/' },
      { name: 'Service', href: '/quote' },
      { name: 'Position', href: '/quote/position' },
      { name: 'Glass', href: '/quote/details' },
      { name: 'Appointment', href: '/quote/appointment' },
    ],
    current: 3,
    done: [true, true, false, false, false],
  },
  argTypes: {
    label: { control: 'text' },
    current: { control: { type: 'range', min: 1, max: 5 } },
    done: { control: 'object' },
  },
} satisfies Meta<typeof StepProgress>

export default meta
type Story = StoryObj<typeof meta>

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveAccessibleName(/Position/)
    await expect(canvas.getByRole('link', { name: /Vehicle.*done/ })).toHaveAttribute('href', '/')
  },
}

export const AtTheStart: Story = {
  args: { current: 1, done: [false, false, false, false, false] },
}

export const LastStep: Story = {
  args: { current: 5, done: [true, true, true, true, false] },
}
