import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { words as auth } from '@/features/auth/words/en'
import { AccountProblemScreen } from '@/features/auth/screens/AccountProblemScreen'
import { showToastAtom } from '@/platform/toasts/toasts'
import { PageSpinner } from '@/ui/PageSpinner'
import { expectForbidden, expectWords } from '../stateWords'
import { withToasts } from './withToasts'

const meta = {
  title: 'Screens/Auth/Guards',
  component: AccountProblemScreen,
  args: {
    status: 'missing',
    email: 'tara@example.com',
    onRetry: fn(),
    onSignOut: fn(),
  },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof AccountProblemScreen>

export default meta
type Story = StoryObj<typeof meta>

const waiting =
  (words: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words)
  }

async function expectNoProfile() {
  await expectForbidden(
    'Your account is not set up yet',
    'You are signed in, but there is no profile for your account. An administrator can add it.',
    ['Try again', 'Sign Out'],
  )
  await expectWords(['Signed in as tara@example.com'])
}

export const CheckingWhoIsHere: Story = {
  render: () => <PageSpinner label={auth.guard.checking} />,
  play: waiting('Checking who is signed in'),
}

export const OpeningTheAccount: Story = {
  render: () => <PageSpinner label={auth.guard.loadingProfile} />,
  play: waiting('Opening your account'),
}

export const SigningOut: Story = {
  render: () => <PageSpinner label={auth.guard.leaving} />,
  play: waiting('Signing you out'),
}

export const NoProfile: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expectNoProfile()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ProfileNotRead: Story = {
  args: { status: 'failed' },
  play: async () => {
    await expectForbidden(
      'Your account could not be opened',
      'You are signed in, but we could not read your profile. It may be the connection.',
      ['Try again', 'Sign Out'],
    )
    await expectWords(['Signed in as tara@example.com'])
  },
}

/** A failed role check leads to the home page, and a short message says why. */
export const SentHome: Story = {
  decorators: [withToasts],
  parameters: {
    atoms: pins([showToastAtom, { tone: 'info', ...auth.toasts.notForYourRole }]),
  },
  render: () => <PageSpinner label={auth.guard.loadingProfile} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(auth.toasts.notForYourRole.title)).toBeVisible()
    await expect(canvas.getByText('Opening your account')).toBeVisible()
  },
}
