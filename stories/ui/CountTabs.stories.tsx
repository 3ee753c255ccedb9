import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { quoteTabs } from '@/domain/quoteWorkflow'
import { CountTabs } from '@/ui/table/CountTabs'

const counts = [4, 2, 1, 2, 20, 9]

const meta = {
  title: 'UI/CountTabs',
  component: CountTabs,
  parameters: { ...seenIn('desktop', 'small'), layout: 'padded' },
  args: {
    label: 'Status',
    tabs: quoteTabs.map((value, place) => ({
      value,
      label: value,
      count: String(counts[place]),
    })),
    chosen: 'All',
    onChoose: fn(),
    controls: 'rows',
  },
  argTypes: { chosen: { control: 'select', options: quoteTabs }, tabs: { control: 'object' } },
  render: function Chosen(args) {
    const [moved, setMoved] = useState<{ by: string; to: string } | null>(null)
    return (
      <>
        <CountTabs
          {...args}
          chosen={moved?.by === args.chosen ? moved.to : args.chosen}
          onChoose={(to) => {
            setMoved({ by: args.chosen, to })
            args.onChoose(to)
          }}
        />
        <div id={args.controls} role="tabpanel" aria-label="Rows" />
      </>
    )
  },
} satisfies Meta<typeof CountTabs>

export default meta
type Story = StoryObj<typeof meta>

export const QuoteTabs: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Guest 2' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('Guest')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'All Scheduled 20' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('New')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('All9')
  },
}

export const CountsOnTheirWay: Story = {
  args: { tabs: quoteTabs.map((value) => ({ value, label: value })) },
}

export const LargeCounts: Story = {
  args: {
    tabs: quoteTabs.map((value, place) => ({
      value,
      label: value,
      count: (18_204 + place * 1311).toLocaleString('en-US'),
    })),
  },
}
