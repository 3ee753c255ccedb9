import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { seenIn } from '../../../.storybook/windows'
import { demoPeople } from '@mocks/fixtures/people'
import { buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import { timesAsked } from '@mocks/storybook/callLog'
import { tokenStorageKey } from '@/domain/session'
import { createTechnicianDevice } from '@/features/technician/device'
import { createKeptProfile } from '@/platform/session/keptProfile'
import { AppInStory } from '../AppInStory'
import { page, patience, read, type Walk } from '../walking'
import { asked, dayIsThere, emptyDevice, shorter, underFailure } from './underFailure'

const meta = {
  title: 'Flows/Server failures/Connectivity',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  parameters: { ...seenIn('phone'), linksFollowed: true, chromatic: { disableSnapshot: true } },
  beforeEach: emptyDevice,
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

const noSignal = 'No signal. What you do is kept on this phone and sent later.'

/** The browser says that something changed about the network, and the app looks for itself. */
async function look(times: number) {
  window.dispatchEvent(new Event('offline'))
  await asked('connectivity', times)
}

const messageIsGone = (walk: Walk) =>
  waitFor(() => expect(page(walk).queryByText(noSignal)).toBeNull(), patience)

const { id, firstName, lastName } = demoPeople.technician

/** What the portal keeps on the phone of a technician who has opened it before. */
async function openedBefore() {
  const updated_at = new Date().toISOString()
  createKeptProfile(() => localStorage).keep({
    id,
    role: 'technician',
    first_name: firstName,
    last_name: lastName,
    updated_at,
  })
  const keptAt = updated_at
  await createTechnicianDevice().keepDay(id, { day: buildTechnicianDay(), keptAt })
}

export const ConnectionLost: Story = {
  ...underFailure('connection-lost', async (walk) => {
    await read(walk, noSignal)
    await read(walk, 'Your day is shown as it was at 10:00 AM.')
    await read(walk, 'Welcome back, Mike Torres')
    await expect(timesAsked('heartbeat')).toBe(1)
    await expect(localStorage.getItem(tokenStorageKey)).not.toBeNull()
  }),
  beforeEach: openedBefore,
}

export const ConnectionBack: Story = underFailure('connection-back', async (walk) => {
  await dayIsThere(walk)
  await look(1)
  await read(walk, noSignal)
  await look(2)
  await look(3)
  await look(4)
  await messageIsGone(walk)
  await asked('refresh')
  await asked('heartbeat', 2)
  await dayIsThere(walk)
})

export const ConnectionCheckBlocked: Story = underFailure(
  'connection-check-blocked',
  async (walk) => {
    await dayIsThere(walk)
    await look(1)
    await read(walk, noSignal)
    await expect(localStorage.getItem(tokenStorageKey)).not.toBeNull()
  },
  shorter({ connectivityTimeout: 500 }),
)
