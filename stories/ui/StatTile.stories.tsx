import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatTile, TileRow } from '@/ui/StatTile'

const meta = {
  title: 'UI/StatTile',
  component: StatTile,
  args: { label: 'Pending Quotes', value: '8', note: '', href: '', tone: 'accent' },
  argTypes: { icon: { control: false }, tone: { control: 'inline-radio' } },
  decorators: [
    (Story) => (
      <TileRow>
        <Story />
      </TileRow>
    ),
  ],
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Figure: Story = {}
export const Linked: Story = { args: { href: '/admin/quotes' } }
export const OnItsWay: Story = { args: { value: null } }
export const WithNote: Story = { args: { note: '3 since yesterday', tone: 'warning' } }
