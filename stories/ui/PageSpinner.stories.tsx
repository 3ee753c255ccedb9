import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSpinner } from '@/ui/PageSpinner'

const meta = {
  title: 'UI/PageSpinner',
  component: PageSpinner,
  args: { label: 'Loading your quote' },
  argTypes: { label: { control: 'text' } },
} satisfies Meta<typeof PageSpinner>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your quote')
  },
}
