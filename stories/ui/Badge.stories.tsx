import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@/ui/Badge'

const meta = {
  title: 'UI/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { tone: 'neutral', children: 'Last one' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'accent', 'action', 'success', 'warning', 'danger'],
    },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const MostPopular: Story = { args: { tone: 'action', children: 'Most Popular' } }
export const YourChoice: Story = { args: { tone: 'accent', children: 'Your choice' } }
export const InStock: Story = { args: { tone: 'success', children: 'In Stock' } }
export const JustTaken: Story = { args: { tone: 'warning', children: 'Just taken' } }
export const Cancelled: Story = { args: { tone: 'danger', children: 'Cancelled' } }
