import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../patience'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { PortalFormsScreen } from '@/features/auth/screens/PortalFormsScreen'
import { resetRequestForm, signInForm } from '@/platform/session/authVerbs'
import { nobody, sessionStateAtom } from '@/platform/session/sessionState'
import { expectAlert, expectWords } from '../stateWords'

const visitor = [sessionStateAtom, { ...nobody, isInitialized: true }] as const

const meta = {
  title: 'Screens/Technician/Sign-in',
  component: PortalFormsScreen,
  parameters: { ...seenIn('phone', 'desktop'), atoms: pins(visitor) },
} satisfies Meta<typeof PortalFormsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: {
    ...meta.parameters,
    unassertedState: 'A form with nothing typed into it has no words of its own.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Technician Portal')
  },
}

export const Processing: Story = {
  parameters: { atoms: pins(visitor, [signInForm.stateAtom, { status: 'processing' }]) },
}

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expectAlert(['There is a problem', 'Enter your email', 'Enter your password'])
  },
}

export const WrongPassword: Story = {
  parameters: { server: 'sign-in-wrong-password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'technician@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expectAlert([
      'Invalid login credentials',
      'Check the email and the password. Forgot it? Set a new one with a reset link.',
    ])
    await expect(canvas.getByLabelText('Email')).toHaveValue('technician@example.com')
  },
}

export const ResetLinkSent: Story = {
  parameters: {
    atoms: pins(visitor, [resetRequestForm.stateAtom, { status: 'done', value: null }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password reset link has been sent to your email.')).toBeVisible()
  },
}

export const SessionEnded: Story = {
  parameters: {
    atoms: pins([sessionStateAtom, { ...nobody, isInitialized: true, signedOutReason: 'ended' }]),
  },
  play: () => expectWords(['Your session has ended', 'Sign in again to go on where you were.']),
}
