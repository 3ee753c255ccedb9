import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColorSheet } from './ColorSheet'
import { GlassMapSheet, IconSheet } from './IconSheet'
import { LayoutSheet } from './LayoutSheet'
import { MotionSheet } from './MotionSheet'
import { TypeSheet } from './TypeSheet'
import { WritingSheet } from './WritingSheet'

/** What every screen is made of, drawn from the theme's own tokens. */
const meta = {
  title: 'Foundations/Tokens and writing',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Color: Story = { render: () => <ColorSheet /> }
export const Type: Story = { render: () => <TypeSheet /> }
export const SpaceAndShape: Story = { render: () => <LayoutSheet /> }
export const Motion: Story = {
  render: () => <MotionSheet />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByRole('button', { name: 'Move back', pressed: true })).toBeVisible()
  },
}
export const Icons: Story = { render: () => <IconSheet /> }
export const GlassMap: Story = { render: () => <GlassMapSheet /> }
export const Writing: Story = { render: () => <WritingSheet /> }
