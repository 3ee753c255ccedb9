import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { seenIn } from '../../../.storybook/windows'
import type { Role } from '@/domain/roles'
import { tokenStorageKey } from '@/domain/session'
import { storedSession } from '@mocks/scenarios/seed'
import { AppInStory } from '../AppInStory'
import { page, patience, read, type Walk } from '../walking'
import { answered, asked, dayIsThere, emptyDevice, shorter, underFailure } from './underFailure'

const meta = {
  title: 'Flows/Server failures/Profile',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  parameters: { ...seenIn('phone'), linksFollowed: true, chromatic: { disableSnapshot: true } },
  beforeEach: emptyDevice,
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

function saysSo(words: string) {
  return async (walk: Walk) => {
    await read(walk, words)
    await expect(page(walk).getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(page(walk).getByRole('button', { name: 'Sign Out' })).toBeEnabled()
    await asked('read-profile')
    await expect(localStorage.getItem(tokenStorageKey)).not.toBeNull()
  }
}

const notSetUp = saysSo('Your account is not set up yet')
const notOpened = saysSo('Your account could not be opened')

export const ProfileMissing: Story = underFailure('profile-missing', notSetUp)
export const ProfileTokenExpiredOnce: Story = underFailure(
  'profile-token-expired-once',
  async (walk) => {
    await dayIsThere(walk)
    await answered('read-profile', [401, 200])
    await answered('refresh', [200])
  },
)
export const ProfileTokenExpiredOlderServer: Story = underFailure(
  'profile-token-expired-older-server',
  notOpened,
)
export const ProfileBadSignature: Story = underFailure('profile-bad-signature', notOpened)
export const ProfileAsVisitor: Story = underFailure('profile-as-visitor', notOpened)
export const ProfileForbidden: Story = underFailure('profile-forbidden', notOpened)

const impatient = shorter({ profilePatience: 1_000 })

async function waitsAndSaysSo(walk: Walk) {
  await read(walk, 'Opening your account')
  await notOpened(walk)
}

export const ProfileUnavailable: Story = underFailure(
  'profile-unavailable',
  waitsAndSaysSo,
  impatient,
)
export const ProfileOffline: Story = underFailure('profile-offline', waitsAndSaysSo, impatient)
export const ProfileNeverAnswers: Story = underFailure(
  'profile-never-answers',
  waitsAndSaysSo,
  impatient,
)
export const ProfileHiddenRow: Story = underFailure('profile-hidden-row', notSetUp)

/** Somebody signs in in another tab of the same browser. */
function signInElsewhere(role: Role) {
  localStorage.setItem(tokenStorageKey, storedSession({ stored: 'session', role, expiresIn: 3600 }))
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey }))
}

/** The public site on a wide screen, where the account is behind its own button. */
const onPublicSite = (story: ReturnType<typeof underFailure>): Story => ({
  ...story,
  parameters: { ...story.parameters, ...seenIn('desktop') },
  args: { address: '/' },
})

async function openAccount(walk: Walk, name: string) {
  await walk.userEvent.click(await page(walk).findByText(`Account of ${name}`, undefined, patience))
}

export const ProfileLateReply: Story = onPublicSite(
  underFailure('profile-late-reply', async (walk) => {
    await asked('read-profile')
    await answered('read-profile', [null])
    signInElsewhere('admin')
    await openAccount(walk, 'Admin User')
    await read(walk, 'Administrator')
    await answered('read-profile', [200, 200])
    await read(walk, 'Administrator')
    await expect(page(walk).queryByText('Mike Torres')).toBeNull()
  }),
)

export const ProfileUnknownRole: Story = onPublicSite(
  underFailure('profile-unknown-role', async (walk) => {
    await openAccount(walk, 'Mike Torres')
    await read(walk, 'User')
    const head = within(page(walk).getByRole('banner'))
    await expect(head.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    await expect(head.queryByRole('link', { name: 'Admin Panel' })).toBeNull()
  }),
)
