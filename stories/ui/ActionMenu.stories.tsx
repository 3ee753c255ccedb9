import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../patience'
import { ActionMenu } from '@/ui/overlay/ActionMenu'

const chosen = fn()
const action = (id: string, label: string) => ({ id, label, onChoose: () => chosen(id) })

const meta = {
  title: 'UI/ActionMenu',
  component: ActionMenu,
  parameters: { layout: 'padded' },
  args: {
    label: 'Actions for Q-001',
    actions: [
      action('open', 'View details'),
      action('edit', 'Edit'),
      { ...action('delete', 'Delete'), tone: 'danger', startsGroup: true },
    ],
  },
  argTypes: { actions: { control: 'object' } },
  beforeEach: () => chosen.mockClear(),
} satisfies Meta<typeof ActionMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Q-001' })
    opener.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('data-highlighted'),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('delete'))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Q-001' }))
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
  },
}
