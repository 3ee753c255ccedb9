import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { LoginScreen } from '@/features/auth/screens/LoginScreen'
import { signInForm, signUpForm } from '@/platform/session/authVerbs'
import { loginStepAtom, type LoginStep } from '@/features/auth/state/loginForm'
import type { PasswordRequirements } from '@/domain/password'
import { usualSiteSettings } from '@/domain/siteSettings'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { fillIn } from './failing'
import { refusal, usedUpLink, visitor } from './people'
import { expectAlert, expectWords } from '../stateWords'
import { withToasts } from './withToasts'

const step = (role: LoginStep['role'], mode: LoginStep['mode'] = 'sign-in') =>
  [loginStepAtom, { mode, role }] as const
const nobodyIsIn = [sessionStateAtom, visitor] as const

const meta = {
  title: 'Screens/Auth/Login',
  component: LoginScreen,
  decorators: [withToasts],
  parameters: { ...seenIn('desktop', 'phone'), atoms: pins(nobodyIsIn) },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const ChooseRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Technician' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Administrator' })).toBeVisible()
  },
}

export const Technician: Story = { parameters: { atoms: pins(nobodyIsIn, step('technician')) } }

export const Administrator: Story = {
  parameters: { atoms: pins(nobodyIsIn, step('administrator')) },
}

export const Customer: Story = { parameters: { atoms: pins(nobodyIsIn, step('customer')) } }

export const CreateAccount: Story = {
  parameters: { atoms: pins(nobodyIsIn, step('customer', 'create-account')) },
}

export const ChoosingAndGoingBack: Story = {
  tags: ['works'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Administrator' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Administrator Sign In',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Role Selection' }))
    await expect(canvas.getByRole('button', { name: 'Technician' })).toBeVisible()
  },
}

export const TogglingClearsEverything: Story = {
  tags: ['works'],
  parameters: {
    atoms: pins(nobodyIsIn, step('technician'), [
      signInForm.stateAtom,
      { status: 'failed', failure: refusal('Invalid login credentials') },
    ] as const),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'tara@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'not this one')
    await userEvent.click(canvas.getByRole('button', { name: /Create account/ }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Sign in$/ }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await expect(canvas.queryByText('Invalid login credentials')).toBeNull()
  },
}

export const Processing: Story = {
  parameters: {
    atoms: pins(nobodyIsIn, step('technician'), [signInForm.stateAtom, { status: 'processing' }]),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const CreatingAccount: Story = {
  parameters: {
    atoms: pins(nobodyIsIn, step('customer', 'create-account'), [
      signUpForm.stateAtom,
      { status: 'processing' },
    ]),
  },
}

export const NothingFilledIn: Story = {
  parameters: { atoms: pins(nobodyIsIn, step('technician')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expectAlert(['There is a problem', 'Enter your email', 'Enter your password'])
  },
}

export const EmailMistyped: Story = {
  parameters: { atoms: pins(nobodyIsIn, step('customer', 'create-account')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First Name'), 'Nora')
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Castillo')
    await userEvent.type(canvas.getByLabelText('Email'), 'nora.example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'Windshield-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expectAlert(['There is a problem', 'Enter an email like name@example.com'])
  },
}

export const PasswordWeak: Story = {
  parameters: {
    atoms: pins(nobodyIsIn, step('customer', 'create-account'), [
      signUpForm.stateAtom,
      {
        status: 'failed',
        failure: refusal('Password should be at least 6 characters.', {
          kind: 'weak_password',
          code: 'weak_password',
          status: 422,
          reasons: ['length', 'characters', 'pwned'],
        }),
      },
    ] as const),
  },
  play: () =>
    expectAlert([
      'Password should be at least 6 characters.',
      'It is too short.',
      'It needs more kinds of characters: small and capital letters, digits, signs.',
      'It is known from a data leak, so others can guess it.',
    ]),
}

export const CheckYourMail: Story = {
  parameters: {
    atoms: pins(nobodyIsIn, step('customer'), [
      signUpForm.stateAtom,
      { status: 'done', value: 'check_mail' },
    ]),
  },
}

const signedOut = (
  signedOutReason: 'ended' | 'heartbeat_failed' | 'elsewhere' | 'closed',
  ...told: [title: string, text: string]
) => ({
  parameters: { atoms: pins([sessionStateAtom, { ...visitor, signedOutReason }]) },
  play: () => expectWords(told),
})

export const SessionEnded: Story = signedOut(
  'ended',
  'Your session has ended',
  'Sign in again to go on where you were.',
)

export const ServersOutOfReach: Story = signedOut(
  'heartbeat_failed',
  'You were signed out',
  'We could not reach our servers for a while, so we ended your session to keep it safe. Sign in again to go on.',
)

export const SignedOutInAnotherTab: Story = signedOut(
  'elsewhere',
  'You were signed out in another tab',
  'Sign in again to go on.',
)

export const AccountClosed: Story = signedOut(
  'closed',
  'Your account has been closed',
  'You can no longer sign in with it. Ask a super administrator if that is a mistake.',
)

export const LinkDoesNotWork: Story = {
  parameters: { atoms: pins([sessionStateAtom, { ...visitor, mailLinkFailure: usedUpLink }]) },
  play: () =>
    expectWords(['This link does not work any more', 'Email link is invalid or has expired']),
}

export const PasswordChanged: Story = { args: { news: 'password-changed' } }

/** Signed out for having been away: the page says so. */
export const SignedOutIdle: Story = {
  parameters: {
    atoms: pins([sessionStateAtom, { ...visitor, signedOutReason: 'idle' }], step('technician')),
  },
  play: () =>
    expectWords([
      'You were away for a while',
      'We signed you out on this device to keep the business’s data safe. Sign in again to go on where you were.',
    ]),
}

/** What the owner asks of passwords is said before, and at the field when one is weaker. */
const weakPassword = (
  passwordRequirements: PasswordRequirements,
  typed: string,
  rule: RegExp,
  problem: string,
): Story => ({
  parameters: {
    atoms: pins(nobodyIsIn, step('customer', 'create-account'), [
      siteSettingsAtom,
      { ...usualSiteSettings, passwordRequirements },
    ] as const),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(rule)).toBeVisible()
    const others = { 'First Name': 'Nora', 'Last Name': 'Castillo', Email: 'nora@example.com' }
    await fillIn({ typed: { ...others, Password: typed } }, { canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expectAlert(['There is a problem', problem])
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveValue(typed)
    await expect(field).toHaveAccessibleDescription(new RegExp(problem))
  },
})

export const PasswordRuleStrong = weakPassword(
  'Strong',
  'small letters',
  /^At least 10 characters, with a small letter, a capital letter and a digit\./,
  'Use a small letter, a capital letter and a digit',
)
export const PasswordRuleMedium = weakPassword(
  'Medium',
  'short',
  /^At least 8 characters, with a letter and a digit\./,
  'Use at least 8 characters, with a letter and a digit',
)
export const PasswordRuleBasic = weakPassword(
  'Basic',
  'short',
  /^At least 8 characters\./,
  'Use at least 8 characters',
)
