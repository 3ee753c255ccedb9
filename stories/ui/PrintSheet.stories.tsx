import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { PrintSheet } from '@/ui/PrintSheet'

const meta = {
  title: 'UI/PrintSheet',
  component: PrintSheet,
  parameters: { layout: 'padded' },
  args: { children: 'Only this is printed.' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <p>Print this page: another text comes out.</p>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

export const UnseenOnScreen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Print this page: another text comes out.')).toBeVisible()
    await expect(screen.getByText('Only this is printed.')).not.toBeVisible()
  },
}
