import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { seenIn } from '../../../.storybook/windows'
import { timesAsked } from '@mocks/storybook/callLog'
import { tokenStorageKey } from '@/domain/session'
import { decodeTokenRecord } from '@/platform/client/tokenStorage'
import { passTime } from '../../../.storybook/clock'
import { AppInStory } from '../AppInStory'
import { page, patience, read, type Walk } from '../walking'
import {
  answered,
  asked,
  dayIsThere,
  emptyDevice,
  sessionIsGone,
  shorter,
  signInHere,
  underFailure,
} from './underFailure'

const meta = {
  title: 'Flows/Server failures/Refresh',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  parameters: { ...seenIn('phone'), linksFollowed: true, chromatic: { disableSnapshot: true } },
  beforeEach: emptyDevice,
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

/** The session is refused while the page loads: the page says so, and is back after signing in. */
async function signsInAgain(walk: Walk) {
  await read(walk, 'Your session has ended')
  await read(walk, 'Sign in again to go on where you were.')
  await answered('refresh', [400])
  await sessionIsGone()
  await signInHere(walk)
}

/** The session is good for some minutes yet: nobody notices. */
async function noticesNothing(walk: Walk) {
  await asked('refresh')
  await dayIsThere(walk)
}

export const RefreshTokenNotFound: Story = underFailure('refresh-token-not-found', signsInAgain)
export const RefreshTokenAlreadyUsed: Story = underFailure(
  'refresh-token-already-used',
  signsInAgain,
)
export const RefreshSessionExpired: Story = underFailure('refresh-session-expired', signsInAgain)
export const RefreshSessionInactive: Story = underFailure('refresh-session-inactive', signsInAgain)
export const RefreshNewerLogin: Story = underFailure('refresh-newer-login', signsInAgain)
export const RefreshSessionNotFound: Story = underFailure('refresh-session-not-found', signsInAgain)
export const RefreshBanned: Story = underFailure('refresh-banned', signsInAgain)
export const RefreshTokenMalformed: Story = underFailure('refresh-token-malformed', signsInAgain)

export const RefreshTokenAlreadyUsedAtWork: Story = underFailure(
  'refresh-token-already-used-at-work',
  async (walk) => {
    await asked('refresh')
    await read(walk, 'Your session has ended')
    await read(walk, 'What you wrote is still here.')
    await signInHere(walk)
    await dayIsThere(walk)
  },
)

export const RefreshConflict: Story = underFailure('refresh-conflict', noticesNothing)
export const RefreshRateLimited: Story = underFailure('refresh-rate-limited', noticesNothing)
export const RefreshProxyRefuses: Story = underFailure('refresh-proxy-refuses', noticesNothing)
export const RefreshBadGateway: Story = underFailure('refresh-bad-gateway', noticesNothing)
export const RefreshServerError: Story = underFailure('refresh-server-error', noticesNothing)
export const RefreshCaptivePortal: Story = underFailure('refresh-captive-portal', noticesNothing)
export const RefreshOffline: Story = underFailure('refresh-offline', noticesNothing)

export const RefreshNeverAnswers: Story = underFailure(
  'refresh-never-answers',
  async (walk) => {
    await read(walk, 'Checking who is signed in')
    await asked('refresh')
    await read(walk, 'Your account could not be opened')
    await answered('refresh', [null])
    await expect(localStorage.getItem(tokenStorageKey)).not.toBeNull()
  },
  shorter({ initialPatience: 1_000, profilePatience: 1_000 }),
)

export const RefreshSlowOnReload: Story = underFailure('refresh-slow-on-reload', async (walk) => {
  await read(walk, 'Checking who is signed in')
  await asked('refresh')
  await answered('refresh', [null])
  await expect(page(walk).queryByRole('button', { name: 'Sign In' })).toBeNull()
  await dayIsThere(walk)
  await answered('refresh', [200])
})

/**
 * Lets the pause after a refusal pass until the session has been asked for so often: when the pause begins,
 * a page does not show.
 */
async function waitOut(times: number) {
  const refreshed = () => {
    if (timesAsked('refresh') < times) passTime(15_000)
    return expect(timesAsked('refresh')).toBeGreaterThanOrEqual(times)
  }
  await waitFor(refreshed, { ...patience, interval: 500 })
}

export const RefreshRateLimitedAfterExpiry: Story = underFailure(
  'refresh-rate-limited-after-expiry',
  async (walk) => {
    await read(walk, 'Checking who is signed in')
    await waitOut(2)
    await waitOut(3)
    await dayIsThere(walk)
    await answered('refresh', [429, 429, 200])
  },
)

export const RefreshClockFast: Story = underFailure('refresh-clock-fast', async (walk) => {
  await dayIsThere(walk)
  await asked('heartbeat')
  await expect(timesAsked('refresh')).toBe(1)
})

export const RefreshMalformedToken: Story = underFailure(
  'refresh-malformed-token',
  async (walk) => {
    await read(walk, 'Your account could not be opened')
    await expect(page(walk).getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(page(walk).getByRole('button', { name: 'Sign Out' })).toBeEnabled()
    await asked('read-profile')
  },
)

export const StorageGarbage: Story = underFailure('storage-garbage', async (walk) => {
  await signInHere(walk)
  await expect(decodeTokenRecord(localStorage.getItem(tokenStorageKey) ?? '')).not.toBeNull()
})

export const StorageBlocked: Story = underFailure('storage-blocked', async (walk) => {
  await expect(() => localStorage).toThrow('The operation is insecure.')
  await signInHere(walk)
})
