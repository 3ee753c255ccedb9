import { demoPeople } from '@mocks/fixtures/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { MailLinkDialog } from '@/features/auth/screens/MailLinkDialog'
import { sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { pins } from '../../.storybook/pins'
import { usedUpLink, visitor } from '../auth/people'
import { openedDialog } from '../openedDialog'
import { expectAlert, expectWords } from '../stateWords'

const { id, email } = demoPeople.customer

const opened = (type: string, more: Partial<SessionState> = {}) => ({
  atoms: pins([
    sessionStateAtom,
    {
      ...visitor,
      mailLink: { link: { kind: 'token_hash', type, token_hash: 'pkce_1f3a' }, status: 'asking' },
      ...more,
    },
  ]),
})

/** Somebody came by the link of a mail: the page asks before it is used, since each works once. */
const meta = {
  title: 'Beyond screens/Link of a mail',
  component: MailLinkDialog,
  args: { onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof MailLinkDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NewPassword: Story = {
  parameters: opened('recovery'),
  play: async ({ args, userEvent }) => {
    const dialog = within(await openedDialog())
    await expectWords(
      ['Set a new password', 'You opened a reset link. Go on to choose a new password.'],
      ['Not now'],
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const NewPasswordPhone: Story = {
  ...NewPassword,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const NewPasswordDark: Story = { ...NewPassword, globals: { colorMode: 'dark' } }

export const NewAccount: Story = {
  parameters: opened('signup'),
  play: () =>
    expectWords([
      'Confirm your email',
      'You opened the link of a new account. Go on to confirm your email and sign in.',
    ]),
}

export const TakesThePlaceOfSomebody: Story = {
  parameters: opened('magiclink', { user: { id, email } }),
  play: () =>
    expectWords(
      [
        'Sign in with this link',
        `You are signed in as ${email}. Going on signs you out and signs in the person the link was made for.`,
      ],
      ['Stay signed in'],
    ),
}

export const UsedUp: Story = {
  parameters: opened('recovery', { mailLinkFailure: usedUpLink }),
  play: () =>
    expectAlert([
      'Email link is invalid or has expired',
      'Ask for a new link: each one works once and for a short while.',
    ]),
}
