import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { LoginScreen } from '@/features/auth/screens/LoginScreen'
import { loginStepAtom } from '@/features/auth/state/loginForm'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { failureStory, fillIn, type FailingForm } from './failing'
import { visitor } from './people'
import { withToasts } from './withToasts'

const form: FailingForm = {
  atoms: pins(
    [sessionStateAtom, visitor],
    [loginStepAtom, { mode: 'create-account', role: 'customer' }],
  ),
  typed: {
    'First Name': 'Nora',
    'Last Name': 'Castillo',
    Email: 'nora@example.com',
    Password: 'Windshield-1',
  },
  submit: 'Create Account',
  toast: 'Registration Error',
}

const meta = {
  title: 'Screens/Auth/Login/Sign-up failures',
  component: LoginScreen,
  decorators: [withToasts],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const PasswordTooShort: Story = failureStory(form, 'sign-up-password-too-short', {
  next: 'It is too short.',
})
export const PasswordTooPlain: Story = failureStory(form, 'sign-up-password-too-plain', {
  next: 'It needs more kinds of characters: small and capital letters, digits, signs.',
})
export const PasswordLeaked: Story = failureStory(form, 'sign-up-password-leaked', {
  next: 'It is known from a data leak, so others can guess it.',
})
export const NoPasswordSent: Story = failureStory(form, 'sign-up-no-password')
export const PasswordTooLong: Story = failureStory(form, 'sign-up-password-too-long')
export const EmailMalformed: Story = failureStory(form, 'sign-up-malformed-email')
export const EmailNotAccepted: Story = failureStory(form, 'sign-up-email-not-accepted', {
  next: 'Check the address for a typing error.',
})
export const SignUpsOff: Story = failureStory(form, 'sign-up-disabled', {
  next: 'Ask an administrator for an account.',
})
export const AlreadyRegistered: Story = failureStory(form, 'sign-up-already-registered', {
  next: 'Sign in, or set a new password with a reset link.',
})
export const TooManyMails: Story = failureStory(form, 'sign-up-mail-limit', {
  next: 'Wait a minute and try again.',
})
export const TooSoon: Story = failureStory(form, 'sign-up-too-soon', {
  next: 'Try again in 42 seconds.',
})
export const RateLimited: Story = failureStory(form, 'sign-up-rate-limited', {
  next: 'Wait a minute and try again.',
})
export const ProfileCannotBeMade: Story = failureStory(form, 'sign-up-database-error', {
  next: 'It is not your doing. Try again in a moment.',
})
export const LetterCannotBeSent: Story = failureStory(form, 'sign-up-mail-error', {
  next: 'It is not your doing. Try again in a moment.',
})
export const ServerGaveUp: Story = failureStory(form, 'sign-up-timeout', {
  next: 'It is not your doing. Try again in a moment.',
})
export const BadGateway: Story = failureStory(form, 'sign-up-bad-gateway', {
  words: 'The sign-in service gave an answer that cannot be read.',
  next: 'It is not your doing. Try again in a moment.',
})
export const Offline: Story = failureStory(form, 'sign-up-offline', {
  words: 'No connection to the sign-in service.',
  next: 'Check your connection and try again. What you typed is still here.',
})

/** One press sends one request, and the next press the next. */
export const ServerErrorThenFine: Story = {
  ...failureStory(form, 'sign-up-server-error-once'),
  play: async ({ canvas, userEvent }) => {
    const next = 'It is not your doing. Try again in a moment.'
    await failureStory(form, 'sign-up-server-error-once', { next }).play({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(await canvas.findByText('Registration Successful')).toBeVisible()
  },
}

const registered: Story['play'] = async ({ canvas, userEvent }) => {
  await fillIn(form, { canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
  await expect(await canvas.findByText('Registration Successful')).toBeVisible()
  const told = canvas.getAllByText('Please check your email to verify your account.')
  await expect(told).toHaveLength(2)
  await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(canvas.getByLabelText('Email')).toHaveValue('')
}

export const Registered: Story = { parameters: { atoms: form.atoms }, play: registered }

/** To the letter what a new address gets. */
export const AddressAlreadyKnown: Story = {
  parameters: { server: 'sign-up-address-known', atoms: form.atoms },
  play: registered,
}
