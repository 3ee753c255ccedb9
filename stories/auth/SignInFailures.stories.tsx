import { demoPeople } from '@mocks/fixtures/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { LoginScreen } from '@/features/auth/screens/LoginScreen'
import { loginStepAtom } from '@/features/auth/state/loginForm'
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

const meta = {
  title: 'Screens/Auth/Login/Sign-in failures',
  component: LoginScreen,
  decorators: [withToasts],
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

const unreadable = 'The sign-in service gave an answer that cannot be read.'

export const WrongPassword: Story = failureStory(form, 'sign-in-wrong-password')
export const NotConfirmed: Story = failureStory(form, 'sign-in-not-confirmed')
export const Banned: Story = failureStory(form, 'sign-in-banned')
export const NothingSent: Story = failureStory(form, 'sign-in-missing-email')
export const EmailLoginsOff: Story = failureStory(form, 'sign-in-email-logins-disabled')
export const BodyNotUnderstood: Story = failureStory(form, 'sign-in-bad-json')
export const RateLimited: Story = failureStory(form, 'sign-in-rate-limited')
export const CaptchaAskedFor: Story = failureStory(form, 'sign-in-captcha')
export const ServerError: Story = failureStory(form, 'sign-in-server-error')
export const ServerGaveUp: Story = failureStory(form, 'sign-in-timeout')
export const NoApiKey: Story = failureStory(
  form,
  'sign-in-no-api-key',
  'No API key found in request',
)
export const InvalidApiKey: Story = failureStory(form, 'sign-in-invalid-api-key', 'Invalid API key')
export const OlderServer: Story = failureStory(
  form,
  'sign-in-older-server',
  'Invalid login credentials',
)
export const OlderEnvelope: Story = failureStory(
  form,
  'sign-in-without-version-header',
  'Invalid login credentials',
)
export const ProxyRefuses: Story = failureStory(form, 'sign-in-proxy-refuses', unreadable)
export const BadGateway: Story = failureStory(form, 'sign-in-bad-gateway', unreadable)
export const CaptivePortal: Story = failureStory(form, 'sign-in-captive-portal', unreadable)
export const Offline: Story = failureStory(
  form,
  'sign-in-offline',
  'No connection to the sign-in service.',
)

/** The form while a server keeps silent; it says so after 15 seconds. */
export const NoAnswerYet: Story = {
  parameters: { server: 'sign-in-never-answers', atoms: form.atoms },
  play: async ({ canvas, userEvent }) => {
    await fillIn(form, { canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    const button = await canvas.findByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(canvas.queryByRole('alert')).toBeNull()
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
