import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../.storybook/windows'
import { FigureStrip } from '@/ui/FigureStrip'

const meta = {
  title: 'UI/FigureStrip',
  component: FigureStrip,
  parameters: { ...seenIn('small', 'desktop'), layout: 'padded' },
  args: {
    label: 'Today in figures',
    figures: [
      { label: "Today's Jobs", value: '3' },
      { label: 'Completed', value: '1' },
      { label: 'In Progress', value: '1' },
      { label: 'Pending', value: null },
    ],
  },
  argTypes: { label: { control: 'text' }, figures: { control: 'object' } },
} satisfies Meta<typeof FigureStrip>

export default meta
type Story = StoryObj<typeof meta>

export const OneOnItsWay: Story = {}
