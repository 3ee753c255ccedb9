import { demoPeople } from '@mocks/fixtures/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SignInAgainDialog } from '@/features/auth/screens/SignInAgainDialog'
import { sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { pins } from '../../.storybook/pins'
import { visitor } from '../auth/people'
import { openedDialog } from '../openedDialog'
import { expectWords } from '../stateWords'

const { email } = demoPeople.technician

const ended = (signedOutReason: SessionState['signedOutReason']) => ({
  atoms: pins([sessionStateAtom, { ...visitor, signedOutReason }]),
})

/** Over the page of somebody whose session ended: what they wrote is kept behind it. */
const meta = {
  title: 'Beyond screens/Sign in again',
  component: SignInAgainDialog,
  args: { email, onLeave: fn() },
  parameters: ended('ended'),
} satisfies Meta<typeof SignInAgainDialog>

export default meta
type Story = StoryObj<typeof meta>

export const SessionEnded: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await openedDialog('dialog', 'Your session has ended'))
    await expectWords([
      'Sign in again to go on where you were.',
      'What you wrote is still here.',
      `Sign in as ${email} to go on.`,
    ])
    await expect(dialog.getByLabelText('Email')).toHaveValue(email)
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this page' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const SessionEndedPhone: Story = {
  ...SessionEnded,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const SessionEndedDark: Story = { ...SessionEnded, globals: { colorMode: 'dark' } }

export const ServersOutOfReach: Story = {
  parameters: ended('heartbeat_failed'),
  play: () =>
    expectWords([
      'You were signed out',
      'We could not reach our servers for a while, so we ended your session to keep it safe. Sign in again to go on.',
    ]),
}

export const InAnotherTab: Story = {
  args: { email: null },
  parameters: ended('elsewhere'),
  play: () => expectWords(['You were signed out in another tab', 'Sign in again to go on.']),
}
