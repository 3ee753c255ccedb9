import { demoPeople } from '@mocks/fixtures/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { expectAlert } from '../stateWords'
import { milliseconds, timeNow } from '@/domain/time'
import { requestTimeoutAtom } from '@/platform/client/client'
import { LoginScreen } from '@/features/auth/screens/LoginScreen'
import { loginStepAtom } from '@/features/auth/state/loginForm'
import { timeHere } from '@/platform/formats/timeHere'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { failureStory, fillIn, type FailingForm } from './failing'
import { visitor } from './people'
import { withToasts } from './withToasts'

const { email, password } = demoPeople.technician

const form: FailingForm = {
  atoms: pins(
    [sessionStateAtom, visitor],
    [loginStepAtom, { mode: 'sign-in', role: 'technician' }],
  ),
  typed: { Email: email, Password: password },
  submit: 'Sign In',
  toast: 'Login Error',
}

/** How long an answer is waited for, in milliseconds: nobody waits for the usual 15 seconds here. */
const shortTimeout = 1_500

const meta = {
  title: 'Screens/Auth/Login/Sign-in failures',
  component: LoginScreen,
  decorators: [withToasts],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

const unreadable = 'The sign-in service gave an answer that cannot be read.'

export const WrongPassword: Story = failureStory(form, 'sign-in-wrong-password', {
  next: 'Check the email and the password. Forgot it? Set a new one with a reset link.',
})
export const NotConfirmed: Story = failureStory(form, 'sign-in-not-confirmed', {
  next: 'Open the link in the mail that we sent to you, then sign in.',
})
export const Banned: Story = failureStory(form, 'sign-in-banned', {
  next: 'Ask an administrator to open the account again.',
})
export const LockedOut: Story = failureStory(form, 'sign-in-locked-out', {
  next: () =>
    `This account takes a password again at ${timeHere('en', milliseconds(timeNow() + 15 * 60_000))}. A reset mail opens it at once.`,
})
export const NothingSent: Story = failureStory(form, 'sign-in-missing-email')
export const EmailLoginsOff: Story = failureStory(form, 'sign-in-email-logins-disabled', {
  next: 'Ask an administrator for another way to sign in.',
})
export const BodyNotUnderstood: Story = failureStory(form, 'sign-in-bad-json')
export const RateLimited: Story = failureStory(form, 'sign-in-rate-limited', {
  next: 'Wait a minute and try again.',
})
export const CaptchaAskedFor: Story = failureStory(form, 'sign-in-captcha', {
  next: 'Load the page again and try once more.',
})
export const ServerError: Story = failureStory(form, 'sign-in-server-error', {
  next: 'It is not your doing. Try again in a moment.',
})
export const ServerGaveUp: Story = failureStory(form, 'sign-in-timeout', {
  next: 'It is not your doing. Try again in a moment.',
})
export const NoApiKey: Story = failureStory(form, 'sign-in-no-api-key', {
  words: 'No API key found in request',
})
export const InvalidApiKey: Story = failureStory(form, 'sign-in-invalid-api-key', {
  words: 'Invalid API key',
})
export const OlderServer: Story = failureStory(form, 'sign-in-older-server', {
  words: 'Invalid login credentials',
})
export const OlderEnvelope: Story = failureStory(form, 'sign-in-without-version-header', {
  words: 'Invalid login credentials',
  next: 'Check the email and the password. Forgot it? Set a new one with a reset link.',
})
export const ProxyRefuses: Story = failureStory(form, 'sign-in-proxy-refuses', {
  words: unreadable,
  next: 'Try again in a moment.',
})
export const BadGateway: Story = failureStory(form, 'sign-in-bad-gateway', {
  words: unreadable,
  next: 'It is not your doing. Try again in a moment.',
})
export const CaptivePortal: Story = failureStory(form, 'sign-in-captive-portal', {
  words: unreadable,
  next: 'Try again in a moment.',
})
export const Offline: Story = failureStory(form, 'sign-in-offline', {
  words: 'No connection to the sign-in service.',
  next: 'Check your connection and try again. What you typed is still here.',
})

/** The form while a server keeps silent, and what it says when no answer came in time. */
export const NoAnswerYet: Story = {
  parameters: {
    unassertedState:
      'What it waits for at first is gone at its end, so that it cannot be played twice.',
    server: 'sign-in-never-answers',
    atoms: [...form.atoms, ...pins([requestTimeoutAtom, shortTimeout])],
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(form, { canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    const button = await canvas.findByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    // Pressed again it sends nothing a second time.
    await userEvent.click(button)
    await expectAlert([
      'The sign-in service did not answer in time.',
      'Try again in a moment. What you typed is still here.',
    ])
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  },
}

const welcomed: Story['play'] = async ({ canvas, userEvent }) => {
  await fillIn(form, { canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
  await expect(await canvas.findByText('Welcome!')).toBeVisible()
  await expect(canvas.getByText('You have successfully logged in.')).toBeVisible()
}

export const Welcome: Story = { parameters: { atoms: form.atoms }, play: welcomed }

export const PasswordNowWeak: Story = {
  parameters: { server: 'sign-in-password-now-weak', atoms: form.atoms },
  play: welcomed,
}

export const ShortToken: Story = {
  parameters: { server: 'sign-in-short-token', atoms: form.atoms },
  play: welcomed,
}
