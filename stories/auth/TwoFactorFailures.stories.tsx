import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SecondFactorScreen } from '@/features/auth/screens/SecondFactorScreen'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { expectAlert } from '../stateWords'
import { failureStory, type FailingForm } from './failing'
import { staff } from './people'
import { withToasts } from './withToasts'

const form: FailingForm = {
  atoms: pins([sessionStateAtom, staff({ secondFactor: 'needed', hasFactor: true }, 'technician')]),
  typed: { Code: '123456' },
  submit: 'Continue',
}

const meta = {
  title: 'Screens/Auth/Two-factor/Failures',
  component: SecondFactorScreen,
  decorators: [withToasts],
  args: { onDone: fn(), onSignOut: fn() },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof SecondFactorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Wrong: Story = failureStory(form, 'code-wrong', {
  next: 'Enter the code that your app shows now: each one works once, and for a short while. If it is refused again, set the clock of your phone to automatic.',
})
export const SentTwice: Story = failureStory(form, 'code-reused', {
  next: 'Your connection has changed. Enter the code that your app shows now.',
})
export const TookTooLong: Story = failureStory(form, 'code-challenge-expired', {
  next: 'That took too long. Enter the code that your app shows now.',
})
export const TooManyTries: Story = failureStory(form, 'code-rate-limited', {
  next: 'Wait a minute and try again.',
})
export const NoConnection: Story = failureStory(form, 'code-offline', {
  words: 'No connection to the sign-in service.',
  next: 'Check your connection and try again. What you typed is still here.',
})
export const ResetMeanwhile: Story = failureStory(form, 'second-factor-gone', {
  next: 'It was reset in the meantime. Sign out and in again.',
})

/** A project whose sign-in service has factors switched off says so when one is to be set up. */
export const NotEnabled: Story = {
  parameters: {
    server: 'second-factor-not-enabled',
    atoms: pins([sessionStateAtom, staff({}, 'technician')]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set It Up' }))
    await expectAlert([
      'MFA enroll is disabled for TOTP',
      'Ask a super administrator to switch it on at the sign-in service.',
    ])
    await expect(canvas.getByRole('button', { name: 'Set It Up' })).toBeEnabled()
  },
}
