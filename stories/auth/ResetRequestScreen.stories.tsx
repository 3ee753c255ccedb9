import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { ResetRequestScreen } from '@/features/auth/screens/ResetRequestScreen'
import { resetRequestForm } from '@/platform/session/authVerbs'
import { typedEmailAtom } from '@/features/auth/state/loginForm'
import { failureStory, type FailingForm } from './failing'
import { expectAlert } from '../stateWords'
import { withToasts } from './withToasts'

const form: FailingForm = {
  atoms: [],
  typed: { Email: 'technician@example.com' },
  submit: 'Send Reset Link',
}

const meta = {
  title: 'Screens/Auth/Reset request',
  component: ResetRequestScreen,
  decorators: [withToasts],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof ResetRequestScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const EmailBroughtAlong: Story = {
  parameters: { atoms: pins([typedEmailAtom, 'tara@example.com']) },
}

export const Processing: Story = {
  parameters: { atoms: pins([resetRequestForm.stateAtom, { status: 'processing' }]) },
}

export const Sent: Story = {
  parameters: { atoms: pins([resetRequestForm.stateAtom, { status: 'done', value: null }]) },
}

const ask =
  (email: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expect(
      await canvas.findByText('Password reset link has been sent to your email.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toBeVisible()
  }

export const KnownAddress: Story = { tags: ['works'], play: ask('technician@example.com') }

/** The same answer as for an address that has an account. */
export const UnknownAddress: Story = { tags: ['works'], play: ask('nobody@example.com') }

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expectAlert(['There is a problem', 'Enter your email'])
  },
}

export const TooSoon: Story = failureStory(form, 'reset-too-soon', {
  next: 'Try again in 42 seconds.',
})
export const LetterCannotBeSent: Story = failureStory(form, 'reset-mail-error', {
  next: 'It is not your doing. Try again in a moment.',
})
export const Offline: Story = failureStory(form, 'reset-offline', {
  words: 'No connection to the sign-in service.',
  next: 'Check your connection and try again. What you typed is still here.',
})
