import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '@/ui/Skeleton'

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { width: '20rem', height: '1rem' },
  argTypes: { width: { control: 'text' }, height: { control: 'text' } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Card: Story = { args: { width: 'full', height: '10rem' } }
