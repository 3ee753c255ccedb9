import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ColorSheet } from './ColorSheet'
import { GlassMapSheet, IconSheet } from './IconSheet'
import { LayoutSheet } from './LayoutSheet'
import { TokensSheet } from './TokensSheet'
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
export const TokensToCopy: Story = {
  render: () => <TokensSheet />,
  play: async ({ canvas, userEvent }) => {
    const copy = fn(async (_text: string) => {})
    const { writeText } = navigator.clipboard
    navigator.clipboard.writeText = copy
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS variables' }))
    await expect(await canvas.findByText('Copied.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Design Tokens JSON' }))
    navigator.clipboard.writeText = writeText
    await expect(copy.mock.calls[0]?.[0]).toMatch(/--sun-colors-bg: #/)
    await expect(copy.mock.calls[1]?.[0]).toContain('"$type": "color"')
  },
}
export const Writing: Story = { render: () => <WritingSheet /> }
