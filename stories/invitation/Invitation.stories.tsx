import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { buildInvitation, sampleInvitationLink } from '@mocks/fixtures/invitations'
import type { Invitation } from '@/domain/invitations'
import { CreateAccountForm } from '@/features/auth/screens/CreateAccountForm'
import { SignInForm } from '@/features/auth/screens/SignInForm'
import {
  invitationGatewayAtom,
  type AcceptFailure,
  type InvitationGateway,
} from '@/features/invitation/gateway'
import { InvitationScreen } from '@/features/invitation/screens/InvitationScreen'
import {
  acceptanceAtom,
  invitationLinkAtom,
  invitationViewAtom,
  type Acceptance,
  type InvitationView,
} from '@/features/invitation/state'
import { words as english } from '@/features/invitation/words/en'
import { signUpForm } from '@/platform/session/authVerbs'
import { sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { signedInAs, visitor } from '../auth/people'
import { inMain } from '../quote/quoteStates'
import { expectAlert, expectLoading, expectWords } from '../stateWords'

const marco = 'marco@example.com'

/** A server at which the invitation can be accepted, or not. */
function inviting(failure?: AcceptFailure): InvitationGateway {
  return {
    read: async () => ({ ok: true, value: buildInvitation() }),
    accept: fn<InvitationGateway['accept']>(async () =>
      failure ? { ok: false, failure } : { ok: true, value: { role: 'technician' } },
    ),
  }
}

type Scene = { who?: SessionState; acceptance?: Acceptance; failure?: AcceptFailure }

const scene = (
  view: InvitationView,
  { who = visitor, acceptance = { status: 'idle' }, failure }: Scene = {},
) => ({
  atoms: pins(
    [invitationLinkAtom, sampleInvitationLink],
    [invitationViewAtom, view],
    [sessionStateAtom, who],
    [acceptanceAtom, acceptance],
    [invitationGatewayAtom, inviting(failure)],
  ),
})

const showing = (changes: Partial<Invitation> = {}, more: Scene = {}) =>
  scene({ status: 'ready', value: buildInvitation(changes) }, more)

const serverDown: InvitationView = {
  status: 'error',
  failure: { kind: 'unavailable', reason: 'server' },
}

/** The page that the mail of an invitation leads to. */
const meta = {
  title: 'Screens/Invitation/Invitation',
  component: InvitationScreen,
  decorators: [inMain],
  args: {
    createAccount: <CreateAccountForm invited={{ email: marco, why: english.account.fixed }} />,
    signIn: <SignInForm id="invited" email={marco} forgotten={{ href: '/auth/reset' }} />,
  },
  argTypes: { createAccount: { control: false }, signIn: { control: false } },
  parameters: {
    ...seenIn('desktop', 'phone'),
    ...showing(),
    screenStates: {
      views: viewNames.filter((view) => view !== 'forbidden'),
      rows: [],
      texts: [],
      pin: ({ view }) => {
        if (view === 'ready') return showing().atoms
        if (view === 'error') return scene(serverDown).atoms
        return scene({ status: view === 'empty' ? 'empty' : 'loading' }).atoms
      },
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof InvitationScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: scene({ status: 'loading' }),
  play: () => expectLoading('Opening your invitation'),
}

/** The link was mistyped, or a part of it was lost on the way. */
export const NotFound: Story = {
  parameters: scene({ status: 'empty' }),
  play: () =>
    expectWords(
      [
        'This link shows no invitation',
        'A part of it may have been lost on the way: open the link in the mail itself. Ask the person who invited you to send a new one.',
      ],
      ['Return to Home'],
    ),
}

/** Nobody is signed in: an account for the invited address, and no other. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'Join Sunline Auto Glass as a technician',
      }),
    ).toBeVisible()
    await expectWords(['marco@example.com', 'Technician', 'Jun 22, 2026, 10:00 AM (Pacific Time)'])
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveValue(marco)
    await expect(email).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText('First Name')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeVisible()
  },
}

export const OpenForAnAdministrator: Story = {
  parameters: showing({ role: 'admin' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'Join Sunline Auto Glass as an administrator',
      }),
    ).toBeVisible()
    await expectWords(['You run quotes, jobs, customers and stock in the admin panel.'])
  },
}

export const OpenForASuperAdministrator: Story = {
  parameters: showing({ role: 'super_admin' }),
  play: () => expectWords(['You run the business in the admin panel, and decide who else may.']),
}

/** With an account already: its password is all that is asked for. */
export const SigningIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const toSignIn = canvas.queryByRole('button', { name: 'Already have an account? Sign in' })
    if (toSignIn) await userEvent.click(toSignIn)
    await expect(canvas.getByRole('heading', { name: 'Sign in to accept' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue(marco)
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expectWords([], ["Don't have an account? Create account"])
  },
}

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expectAlert([
      'There is a problem',
      'Enter your first name',
      'Enter your last name',
      'Choose a password',
    ])
  },
}

/** The account is made; the link in the mail opens it, and the role with it. */
export const CheckYourMail: Story = {
  parameters: {
    atoms: [
      ...showing().atoms,
      ...pins([signUpForm.stateAtom, { status: 'done', value: 'check_mail' }]),
    ],
  },
  play: async () => {
    await expectWords(
      [
        'Check your mail',
        'We sent a link to marco@example.com. Open it to confirm your address: your role is waiting for you there, and there is nothing else to accept.',
      ],
      ['Sign in'],
    )
  },
}

/** It is not known yet who is signed in. */
export const AskingWhoIsHere: Story = {
  parameters: showing({}, { who: { ...visitor, isInitialized: false } }),
  play: () => expectLoading('Opening your invitation'),
}

/** Signed in with the invited address. */
export const ToAccept: Story = {
  parameters: showing({}, { who: signedInAs(marco) }),
  play: async ({ canvas }) => {
    await expectWords(['You are signed in as marco@example.com, for whom this invitation is.'])
    await expect(canvas.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  },
}

export const Accepting: Story = {
  parameters: showing({}, { who: signedInAs(marco), acceptance: { status: 'sending' } }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Accepting' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Accepted, and the new role is not known in this browser yet. */
export const AcceptedJustNow: Story = {
  parameters: showing(
    {},
    { who: signedInAs(marco), acceptance: { status: 'done', role: 'technician' } },
  ),
  play: async () => {
    await expectWords(['Welcome to Sunline Auto Glass'])
    await expectLoading('Opening your account')
  },
}

export const Accepted: Story = {
  parameters: showing(
    {},
    { who: signedInAs(marco, 'technician'), acceptance: { status: 'done', role: 'technician' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the technician portal' })).toHaveAttribute(
      'href',
      '/technicians',
    )
  },
}

/** The role came with the confirmed address; the link is opened once more. */
export const AcceptedBefore: Story = {
  parameters: showing({ status: 'used', role: 'admin' }, { who: signedInAs(marco, 'admin') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the admin panel' })).toHaveAttribute(
      'href',
      '/admin',
    )
  },
}

export const AcceptedRoleNotRead: Story = {
  parameters: showing(
    {},
    {
      who: { ...signedInAs(marco), profileStatus: 'failed' },
      acceptance: { status: 'done', role: 'technician' },
    },
  ),
  play: () => expectAlert(['Your new role could not be read yet.'], ['Try again']),
}

/** Signed in with another account. */
export const AnotherAddress: Story = {
  parameters: showing({}, { who: signedInAs('casey@example.com') }),
  play: () =>
    expectWords(
      [
        'This invitation is for another address',
        'You are signed in as casey@example.com. The invitation works for marco@example.com only: sign out, then make or open that account here.',
      ],
      ['Sign out', 'Stay signed in'],
    ),
}

/** The page takes the address for the invited one, the server does not. */
export const AnotherAddressForTheServer: Story = {
  parameters: showing(
    {},
    {
      who: signedInAs(marco),
      failure: { kind: 'refused', word: 'other_address' },
    },
  ),
  play: async ({ canvas, userEvent }) => {
    const accept = canvas.queryByRole('button', { name: 'Accept invitation' })
    if (accept) await userEvent.click(accept)
    await waitFor(() =>
      expectWords(
        [
          'This invitation is for another address',
          'Sign out, then make or open the account of marco@example.com here.',
        ],
        ['Sign out', 'Stay signed in'],
      ),
    )
  },
}

export const NotAccepted: Story = {
  parameters: showing(
    {},
    { who: signedInAs(marco), failure: { kind: 'unavailable', reason: 'no_answer' } },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }))
    await expectAlert([
      'We have not heard back',
      'It may have gone through. It is safe to try again.',
    ])
    await expect(canvas.getByRole('button', { name: 'Accept invitation' })).toBeEnabled()
  },
}

export const Expired: Story = {
  parameters: showing({ status: 'expired' }),
  play: () =>
    expectWords(
      [
        'This invitation has expired',
        'Invitations are open for 7 days. Ask the person who invited you to send a new one.',
      ],
      ['Return to Home'],
    ),
}

export const Used: Story = {
  parameters: showing({ status: 'used' }),
  play: () =>
    expectWords(
      ['This invitation has been used', 'Sign in with the account that accepted it.'],
      ['Sign in'],
    ),
}

export const Withdrawn: Story = {
  parameters: showing({ status: 'withdrawn' }),
  play: () =>
    expectWords(
      [
        'This invitation was withdrawn',
        'It was taken back, or a newer one took its place: the newest mail counts. Ask the person who invited you to send a new one.',
      ],
      ['Return to Home'],
    ),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: scene(serverDown),
  play: () =>
    expectAlert(
      ['Our server is not answering', 'It is not your doing. Try again in a moment.'],
      ['Try again'],
    ),
}

export const ErrorOffline: Story = {
  name: 'Error: offline',
  parameters: scene({ status: 'error', failure: { kind: 'unavailable', reason: 'offline' } }),
  play: () =>
    expectAlert(
      ['You seem to be offline', 'Nothing is lost. Try again when you are connected.'],
      ['Try again'],
    ),
}

export const ErrorTooManyTries: Story = {
  name: 'Error: too many tries',
  parameters: scene({ status: 'error', failure: { kind: 'unavailable', reason: 'rate_limited' } }),
  play: () =>
    expectAlert(
      ['Too many tries in a short time', 'Wait a few minutes, then try again.'],
      ['Try again'],
    ),
}
