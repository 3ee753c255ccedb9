import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Glyph } from '@/ui/Glyph'
import { IconButton } from '@/ui/IconButton'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Close menu', onClick: fn(), children: <Glyph name="close" /> },
  argTypes: { label: { control: 'text' }, children: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close menu' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    // WCAG 2.2 asks for 24 px; fingers want 44.
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Opened: Story = { args: { label: 'Open menu', 'aria-expanded': true } }
