import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../../.storybook/windows'
import { AppInStory } from '../AppInStory'
import { page, read, type Walk } from '../walking'
import { acts } from './acts'
import { answered, emptyDevice, sessionIsGone, shorter, underFailure } from './underFailure'

const meta = {
  title: 'Flows/Server failures/Sign out',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  parameters: { ...seenIn('phone'), linksFollowed: true, chromatic: { disableSnapshot: true } },
  beforeEach: emptyDevice,
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever the service says, this browser is signed out, and the page is the one to sign in at. */
function signsOut(answer: number | null) {
  return async (walk: Walk) => {
    await acts['sign-out'](walk)
    await read(walk, 'Sign in to see the appointments of your day.')
    await sessionIsGone()
    await answered('sign-out', [answer])
    await expect(page(walk).queryByRole('alert')).toBeNull()
  }
}

export const SignOutNoToken: Story = underFailure('sign-out-no-token', signsOut(401))
export const SignOutTokenExpired: Story = underFailure('sign-out-token-expired', signsOut(403))
export const SignOutSessionGone: Story = underFailure('sign-out-session-gone', signsOut(403))
export const SignOutUserGone: Story = underFailure('sign-out-user-gone', signsOut(403))
export const SignOutBanned: Story = underFailure('sign-out-banned', signsOut(403))
export const SignOutOffline: Story = underFailure('sign-out-offline', signsOut(null))
export const SignOutNeverAnswers: Story = underFailure(
  'sign-out-never-answers',
  signsOut(null),
  shorter({ signOutPatience: 100 }),
)
export const SignOutRateLimited: Story = underFailure('sign-out-rate-limited', signsOut(429))
export const SignOutServerError: Story = underFailure('sign-out-server-error', signsOut(500))
export const SignOutBadGateway: Story = underFailure('sign-out-bad-gateway', signsOut(502))
