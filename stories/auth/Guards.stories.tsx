import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { words as auth } from '@/features/auth/words/en'
import { AccountProblemScreen } from '@/features/auth/screens/AccountProblemScreen'
import { showToastAtom } from '@/platform/toasts/toasts'
import { PageSpinner } from '@/ui/PageSpinner'
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
} satisfies Meta<typeof AccountProblemScreen>

export default meta
type Story = StoryObj<typeof meta>

export const CheckingWhoIsHere: Story = {
  render: () => <PageSpinner label={auth.guard.checking} />,
}

export const OpeningTheAccount: Story = {
  render: () => <PageSpinner label={auth.guard.loadingProfile} />,
}

export const SigningOut: Story = { render: () => <PageSpinner label={auth.guard.leaving} /> }

export const NoProfile: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ProfileNotRead: Story = { args: { status: 'failed' } }

export const ProfileNotReadSmallPhone: Story = {
  args: { status: 'failed' },
  globals: { viewport: { value: 'small' } },
}

export const NoProfileDark: Story = { globals: { colorMode: 'dark' } }

/** A failed role check leads to the home page, and a short message says why. */
export const SentHome: Story = {
  decorators: [withToasts],
  parameters: {
    atoms: pins([showToastAtom, { tone: 'info', ...auth.toasts.notForYourRole }]),
  },
  render: () => <PageSpinner label={auth.guard.loadingProfile} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(auth.toasts.notForYourRole.title)).toBeVisible()
  },
}
