import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TechnicianSignInScreen } from '@/screens/technician/TechnicianSignInScreen'
import { resetRequestForm, signInForm } from '@/state/authVerbs'
import { nobody, sessionStateAtom } from '@/state/sessionState'

const visitor = [sessionStateAtom, { ...nobody, isInitialized: true }] as const

const meta = {
  title: 'Screens/Technician/Sign-in',
  component: TechnicianSignInScreen,
  parameters: { atoms: [visitor] },
} satisfies Meta<typeof TechnicianSignInScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Technician Portal')
  },
}

export const Dark: Story = { globals: { colorMode: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Processing: Story = {
  parameters: { atoms: [visitor, [signInForm.stateAtom, { status: 'processing' }]] },
}

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your password')
  },
}

export const WrongPassword: Story = {
  parameters: { server: 'sign-in-wrong-password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'technician@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(
      await canvas.findByRole('alert', undefined, { timeout: 20_000 }),
    ).toHaveTextContent('Invalid login credentials')
    await expect(canvas.getByLabelText('Email')).toHaveValue('technician@example.com')
  },
}

export const ResetLinkSent: Story = {
  parameters: {
    atoms: [visitor, [resetRequestForm.stateAtom, { status: 'done', value: null }]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password reset link has been sent to your email.')).toBeVisible()
  },
}

export const SessionEnded: Story = {
  parameters: {
    atoms: [[sessionStateAtom, { ...nobody, isInitialized: true, signedOutReason: 'ended' }]],
  },
}
