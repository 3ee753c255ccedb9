import { demoPeople } from '@mocks/fixtures/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { NewPasswordScreen } from '@/features/auth/screens/NewPasswordScreen'
import { newPasswordForm } from '@/platform/session/authVerbs'
import { nobody, sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { failureStory, type FailingForm } from './failing'
import { usedUpLink, visitor } from './people'
import { expectAlert } from '../stateWords'
import { withToasts } from './withToasts'

const { id, email } = demoPeople.technician

const recovering: SessionState = {
  ...visitor,
  user: { id, email },
  isRecovering: true,
}

const form: FailingForm = {
  atoms: pins([sessionStateAtom, recovering]),
  typed: { 'New password': 'Windshield-2' },
  submit: 'Set New Password',
}

const meta = {
  title: 'Screens/Auth/New password',
  component: NewPasswordScreen,
  decorators: [withToasts],
  args: { onSaved: fn() },
  parameters: { ...seenIn('desktop', 'phone'), atoms: form.atoms },
} satisfies Meta<typeof NewPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const OpeningTheLink: Story = {
  parameters: { atoms: pins([sessionStateAtom, nobody]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening your link')).toBeVisible()
  },
}

export const Choosing: Story = {}

export const Processing: Story = {
  parameters: {
    atoms: [...form.atoms, ...pins([newPasswordForm.stateAtom, { status: 'processing' }])],
  },
}

export const LinkExpired: Story = {
  parameters: {
    atoms: pins([sessionStateAtom, { ...visitor, mailLinkFailure: usedUpLink }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email link is invalid or has expired')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth/reset',
    )
  },
}

export const NoLinkFollowed: Story = { parameters: { atoms: pins([sessionStateAtom, visitor]) } }

export const NothingFilledIn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }))
    await expectAlert(['There is a problem', 'Enter a new password'])
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

export const Same: Story = failureStory(form, 'new-password-same', {
  next: 'Choose a password that you did not use before.',
})
export const Weak: Story = failureStory(form, 'new-password-weak', { next: 'It is too short.' })

/** The session behind the link is over: there is nothing left to type into, but a way on. */
export const SessionGone: Story = {
  parameters: { server: 'new-password-session-gone', atoms: form.atoms },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Windshield-2')
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }))
    await expect(await canvas.findByRole('link', { name: 'Send a new link' })).toBeVisible()
  },
}
