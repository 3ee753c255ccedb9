import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { auth } from '@/content/en/auth'
import { AccountProblemScreen } from '@/screens/auth/AccountProblemScreen'
import { ForbiddenScreen } from '@/screens/auth/ForbiddenScreen'
import { PageSpinner } from '@/ui/PageSpinner'

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

export const Forbidden: Story = {
  render: ({ onSignOut }) => <ForbiddenScreen userRole="customer" onSignOut={onSignOut} />,
}

export const ForbiddenToATechnicianPhone: Story = {
  render: ({ onSignOut }) => <ForbiddenScreen userRole="technician" onSignOut={onSignOut} />,
  globals: { viewport: { value: 'phone' } },
}
