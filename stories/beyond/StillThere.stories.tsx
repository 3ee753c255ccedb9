import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { milliseconds } from '@/domain/time'
import { StillThereDialog } from '@/features/auth/screens/StillThereDialog'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { storyInstant } from '../../.storybook/clock'
import { pins } from '../../.storybook/pins'
import { staff } from '../auth/people'
import { openedDialog } from '../openedDialog'

const inSeconds = (left: number) => ({
  atoms: pins([
    sessionStateAtom,
    { ...staff({}), idleUntil: milliseconds(new Date(storyInstant).getTime() + left * 1000) },
  ]),
})

/** Over the page of staff who have not touched anything for a while. */
const meta = {
  title: 'Beyond screens/Still there',
  component: StillThereDialog,
  args: { onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof StillThereDialog>

export default meta
type Story = StoryObj<typeof meta>

export const AMinuteLeft: Story = {
  parameters: inSeconds(60),
  play: async ({ args, userEvent }) => {
    const dialog = within(await openedDialog('alertdialog', 'Are you still there?'))
    await expect(dialog.getByRole('timer')).toHaveTextContent('Signing out in 60 seconds')
    const [stay] = dialog.getAllByRole('button', { name: 'Stay signed in' })
    await userEvent.click(stay as HTMLElement)
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const AMinuteLeftPhone: Story = {
  ...AMinuteLeft,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const AMinuteLeftDark: Story = { ...AMinuteLeft, globals: { colorMode: 'dark' } }

export const LastSecond: Story = {
  parameters: inSeconds(1),
  play: async () => {
    const dialog = within(await openedDialog('alertdialog', 'Are you still there?'))
    await expect(dialog.getByRole('timer')).toHaveTextContent('Signing out in 1 second')
  },
}
