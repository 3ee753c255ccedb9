import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@/ui/Spinner'

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
  args: { size: '1.25rem' },
  argTypes: { size: { control: 'text' } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: '3rem' } }
