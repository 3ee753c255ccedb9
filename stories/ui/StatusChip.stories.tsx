import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from '@/ui/StatusChip'

const meta = {
  title: 'UI/StatusChip',
  component: StatusChip,
  parameters: { layout: 'padded' },
  args: { tone: 'neutral', children: 'Scheduled' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'accent', 'action', 'success', 'warning', 'danger'],
    },
    children: { control: 'text' },
  },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>

export const Scheduled: Story = {}
export const Assigned: Story = { args: { tone: 'accent', children: 'Assigned' } }
export const InProgress: Story = { args: { tone: 'warning', children: 'In Progress' } }
export const Completed: Story = { args: { tone: 'success', children: 'Completed' } }
export const Cancelled: Story = { args: { tone: 'danger', children: 'Cancelled' } }
