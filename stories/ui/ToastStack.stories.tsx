import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { words as auth } from '@/features/auth/words/en'
import { ToastStack } from '@/ui/ToastStack'

const failure = {
  id: 1,
  tone: 'danger' as const,
  title: auth.toasts.signInFailed,
  text: 'Invalid login credentials',
}
const welcome = { id: 2, tone: 'success' as const, ...auth.toasts.signedIn }

const meta = {
  title: 'UI/ToastStack',
  component: ToastStack,
  decorators: [
    (Story) => (
      <div role="status" style={{ minHeight: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { toasts: [welcome], onDismiss: fn(), dismissLabel: 'Close message', stay: 600_000 },
  argTypes: { stay: { control: 'number' }, dismissLabel: { control: 'text' } },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof ToastStack>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Welcome!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(2)
  },
}

export const Failure: Story = { args: { toasts: [failure] } }

const undo = fn()

export const WithUndo: Story = {
  args: {
    toasts: [
      {
        id: 3,
        tone: 'success',
        title: 'C-016 deleted',
        action: { label: 'Undo', run: undo },
      },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith(3)
  },
}

export const Several: Story = { args: { toasts: [failure, welcome] } }

export const GoesByItself: Story = {
  tags: ['works'],
  args: { stay: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(2))
  },
}

const toDo = {
  id: 4,
  tone: 'warning' as const,
  title: 'Personal data of C-002 erased',
  text: 'Their account could not be deleted from here.',
  isLasting: true,
}

export const LastsUntilPutAway: Story = {
  args: { toasts: [toDo, welcome], stay: 50 },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(2))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(4)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close message' })[0]!)
    await expect(args.onDismiss).toHaveBeenCalledWith(4)
  },
}

export const StaysWhilePointedAt: Story = {
  tags: ['works'],
  args: { stay: 150 },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Close message' }).focus()
    await userEvent.hover(canvas.getByText('Welcome!'))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(canvas.getByText('Welcome!'))
    await userEvent.tab()
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(2))
  },
}

/** The two ways to tell on the page About, which it draws in windows of their own. */
const example = { tags: ['!dev', '!autodocs'] }

export const ToldWithUndo: Story = {
  ...example,
  args: {
    toasts: [
      { id: 3, tone: 'success', title: 'C-016 deleted', action: { label: 'Undo', run: undo } },
    ],
  },
}

export const ToldWithoutAName: Story = {
  ...example,
  args: { toasts: [{ id: 3, tone: 'success', title: 'Success!' }] },
}
