import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { words } from '@/features/admin/shared/words/en'
import { Pager } from '@/ui/table/Pager'

const meta = {
  title: 'UI/Pager',
  component: Pager,
  parameters: { layout: 'padded' },
  args: { page: 2, pageSize: 25, total: 155, onPage: fn(), words: words.common.pager },
  argTypes: {
    page: { control: { type: 'number', min: 1 } },
    pageSize: { control: { type: 'number', min: 1 } },
    total: { control: { type: 'number', min: 0 } },
    words: { control: false },
  },
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Page 2 of 7')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).not.toHaveBeenCalled()
  },
}

export const LastPage: Story = { args: { page: 7 } }

export const ManyPages: Story = { args: { page: 4000, total: 100_000 } }
