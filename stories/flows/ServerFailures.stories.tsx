import type { Meta, StoryObj } from '@storybook/react-vite'
import { findScenario } from '@mocks/scenarios/catalogue'
import { AppInStory } from './AppInStory'
import { read, type Walk } from './walking'

const meta = {
  title: 'Flows/Server failures',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

/** The technician portal, or what becomes of it, while the server fails in one way. */
function underway(name: string): Story {
  const scenario = findScenario(name)
  if (!scenario) throw new Error(`There is no server scenario "${name}".`)
  return {
    name: scenario.title,
    parameters: {
      server: name,
      docs: { description: { story: `${scenario.server} The person sees: ${scenario.person}` } },
    },
  }
}

/** A failure that shows as soon as the page opens. */
function shows(name: string, words: string): Story {
  return { ...underway(name), play: (walk: Walk) => read(walk, words) }
}

/** A failure that takes time or a click to show: left out of the test run (tests/catalogue/untested.ts). */
const byHand = ['!test', 'by-hand']

export const RefreshTokenNotFound: Story = { ...underway('refresh-token-not-found'), tags: byHand }
export const RefreshTokenAlreadyUsed: Story = shows(
  'refresh-token-already-used',
  'Your session has ended',
)
export const RefreshSessionExpired: Story = { ...underway('refresh-session-expired'), tags: byHand }
export const RefreshSessionInactive: Story = {
  ...underway('refresh-session-inactive'),
  tags: byHand,
}
export const RefreshNewerLogin: Story = { ...underway('refresh-newer-login'), tags: byHand }
export const RefreshSessionNotFound: Story = {
  ...underway('refresh-session-not-found'),
  tags: byHand,
}
export const RefreshBanned: Story = { ...underway('refresh-banned'), tags: byHand }
export const RefreshTokenMalformed: Story = { ...underway('refresh-token-malformed'), tags: byHand }
export const RefreshTokenAlreadyUsedAtWork: Story = {
  ...underway('refresh-token-already-used-at-work'),
  tags: byHand,
}
export const RefreshConflict: Story = { ...underway('refresh-conflict'), tags: byHand }
export const RefreshRateLimited: Story = { ...underway('refresh-rate-limited'), tags: byHand }
export const RefreshProxyRefuses: Story = { ...underway('refresh-proxy-refuses'), tags: byHand }
export const RefreshBadGateway: Story = { ...underway('refresh-bad-gateway'), tags: byHand }
export const RefreshServerError: Story = { ...underway('refresh-server-error'), tags: byHand }
export const RefreshCaptivePortal: Story = { ...underway('refresh-captive-portal'), tags: byHand }
export const RefreshOffline: Story = { ...underway('refresh-offline'), tags: byHand }
export const RefreshNeverAnswers: Story = { ...underway('refresh-never-answers'), tags: byHand }
export const RefreshSlowOnReload: Story = { ...underway('refresh-slow-on-reload'), tags: byHand }
export const RefreshRateLimitedAfterExpiry: Story = {
  ...underway('refresh-rate-limited-after-expiry'),
  tags: byHand,
}
export const RefreshClockFast: Story = { ...underway('refresh-clock-fast'), tags: byHand }
export const RefreshMalformedToken: Story = { ...underway('refresh-malformed-token'), tags: byHand }
export const StorageGarbage: Story = { ...underway('storage-garbage'), tags: byHand }
export const StorageBlocked: Story = { ...underway('storage-blocked'), tags: byHand }

export const SignOutNoToken: Story = { ...underway('sign-out-no-token'), tags: byHand }
export const SignOutTokenExpired: Story = { ...underway('sign-out-token-expired'), tags: byHand }
export const SignOutSessionGone: Story = { ...underway('sign-out-session-gone'), tags: byHand }
export const SignOutUserGone: Story = { ...underway('sign-out-user-gone'), tags: byHand }
export const SignOutBanned: Story = { ...underway('sign-out-banned'), tags: byHand }
export const SignOutOffline: Story = { ...underway('sign-out-offline'), tags: byHand }
export const SignOutNeverAnswers: Story = { ...underway('sign-out-never-answers'), tags: byHand }
export const SignOutRateLimited: Story = { ...underway('sign-out-rate-limited'), tags: byHand }
export const SignOutServerError: Story = { ...underway('sign-out-server-error'), tags: byHand }
export const SignOutBadGateway: Story = { ...underway('sign-out-bad-gateway'), tags: byHand }

export const ProfileMissing: Story = shows('profile-missing', 'Your account is not set up yet')
export const ProfileTokenExpiredOnce: Story = {
  ...underway('profile-token-expired-once'),
  tags: byHand,
}
export const ProfileTokenExpiredOlderServer: Story = {
  ...underway('profile-token-expired-older-server'),
  tags: byHand,
}
export const ProfileBadSignature: Story = shows(
  'profile-bad-signature',
  'Your account could not be opened',
)
export const ProfileAsVisitor: Story = { ...underway('profile-as-visitor'), tags: byHand }
export const ProfileForbidden: Story = shows(
  'profile-forbidden',
  'Your account could not be opened',
)
export const ProfileUnavailable: Story = { ...underway('profile-unavailable'), tags: byHand }
export const ProfileOffline: Story = { ...underway('profile-offline'), tags: byHand }
export const ProfileNeverAnswers: Story = { ...underway('profile-never-answers'), tags: byHand }
export const ProfileHiddenRow: Story = { ...underway('profile-hidden-row'), tags: byHand }
export const ProfileLateReply: Story = { ...underway('profile-late-reply'), tags: byHand }
export const ProfileUnknownRole: Story = { ...underway('profile-unknown-role'), tags: byHand }
export const ProfileUpdateRefused: Story = { ...underway('profile-update-refused'), tags: byHand }

export const HeartbeatFails: Story = { ...underway('heartbeat-fails'), tags: byHand }
export const HeartbeatFailsOnce: Story = { ...underway('heartbeat-fails-once'), tags: byHand }
export const HeartbeatRecoversOnLastTry: Story = {
  ...underway('heartbeat-recovers-on-last-try'),
  tags: byHand,
}
export const HeartbeatSessionGone: Story = { ...underway('heartbeat-session-gone'), tags: byHand }
export const HeartbeatAsVisitor: Story = { ...underway('heartbeat-as-visitor'), tags: byHand }
export const HeartbeatNoFunction: Story = { ...underway('heartbeat-no-function'), tags: byHand }
export const HeartbeatBadGateway: Story = { ...underway('heartbeat-bad-gateway'), tags: byHand }
export const HeartbeatNeverAnswers: Story = { ...underway('heartbeat-never-answers'), tags: byHand }

export const ConnectionBack: Story = { ...underway('connection-back'), tags: byHand }
export const ConnectionCheckBlocked: Story = {
  ...underway('connection-check-blocked'),
  tags: byHand,
}

export const RestNoTable: Story = { ...underway('rest-no-table'), tags: byHand }
export const RestNoColumn: Story = { ...underway('rest-no-column'), tags: byHand }
export const RestBadValue: Story = { ...underway('rest-bad-value'), tags: byHand }
export const RestCheckViolated: Story = { ...underway('rest-check-violated'), tags: byHand }
export const RestRaised: Story = { ...underway('rest-raised'), tags: byHand }
export const RestDuplicate: Story = { ...underway('rest-duplicate'), tags: byHand }
export const RestStillReferenced: Story = { ...underway('rest-still-referenced'), tags: byHand }
export const RestNoConnectionToDatabase: Story = {
  ...underway('rest-no-connection-to-database'),
  tags: byHand,
}
export const RestPoolExhausted: Story = { ...underway('rest-pool-exhausted'), tags: byHand }
export const RestStatementTimeout: Story = { ...underway('rest-statement-timeout'), tags: byHand }
