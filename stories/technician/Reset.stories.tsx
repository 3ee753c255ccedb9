import type { Meta, StoryObj } from '@storybook/react-vite'
import '../patience'
import { expectAlert } from '../stateWords'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { PortalFormsScreen } from '@/features/auth/screens/PortalFormsScreen'
import { resetRequestForm } from '@/platform/session/authVerbs'
import { portalFormAtom, typedEmailAtom } from '@/features/auth/state/loginForm'

const meta = {
  title: 'Screens/Technician/Reset',
  component: PortalFormsScreen,
  parameters: { ...seenIn('phone', 'desktop'), atoms: pins([portalFormAtom, 'reset']) },
} satisfies Meta<typeof PortalFormsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { unassertedState: 'A form with nothing typed into it has no words of its own.' },
}

export const EmailBroughtAlong: Story = {
  parameters: { atoms: pins([portalFormAtom, 'reset'], [typedEmailAtom, 'tara@example.com']) },
}

export const Processing: Story = {
  parameters: {
    atoms: pins([portalFormAtom, 'reset'], [resetRequestForm.stateAtom, { status: 'processing' }]),
  },
}

export const Offline: Story = {
  parameters: { server: 'reset-offline', expectedConsole: ['Failed to fetch'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'technician@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expectAlert([
      'No connection to the sign-in service.',
      'Check your connection and try again. What you typed is still here.',
    ])
  },
}
