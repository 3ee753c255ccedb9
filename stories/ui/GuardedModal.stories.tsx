import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import '../patience'
import { Button } from '@/ui/Button'
import { GuardedModal } from '@/ui/overlay/GuardedModal'

const meta = {
  title: 'UI/GuardedModal',
  component: GuardedModal,
  args: {
    isDirty: true,
    onClose: fn(),
    title: 'Edit C-001',
    discard: {
      title: 'You have not saved your changes.',
      keep: 'Keep editing',
      confirm: 'Discard changes',
    },
    children: <p>The fields of the form.</p>,
    renderFooter: (close) => <Button onClick={close}>Cancel</Button>,
    size: 'md',
    closeLabel: 'Close',
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    children: { control: false },
    renderFooter: { control: false },
  },
} satisfies Meta<typeof GuardedModal>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Edit C-001' }))

export const EscapePressedAgainAndAgain: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    dialog.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Escape}')
    const keep = await dialog.findByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.getByRole('alert')).toHaveTextContent('You have not saved your changes.')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const KeptAfterCancel: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep editing' }))
    await expect(await dialog.findByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const NothingEntered: Story = {
  args: { isDirty: false },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The two ways to ask on the page About, which it draws in windows of their own. */
const asked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(await dialog.findByRole('button', { name: args.discard.keep })).toHaveFocus()
    await expect(dialog.getByRole('alert')).toHaveTextContent(args.discard.title)
  },
}

export const AnswersThatNameTheAct: Story = { ...asked, args: { size: 'sm' } }

export const AnswersThatMustBeGuessed: Story = {
  ...asked,
  args: {
    size: 'sm',
    discard: { title: 'Unsaved data. Continue?', keep: 'Cancel', confirm: 'Yes' },
    renderFooter: (close) => <Button onClick={close}>Back</Button>,
  },
}
