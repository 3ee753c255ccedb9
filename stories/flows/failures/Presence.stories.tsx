import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/windows'
import { requestTimeoutAtom } from '@/platform/client/client'
import { passTime } from '../../../.storybook/clock'
import { pins } from '../../../.storybook/pins'
import { openedDialog } from '../../openedDialog'
import { AppInStory } from '../AppInStory'
import { read, type Walk } from '../walking'
import {
  answered,
  asked,
  dayIsThere,
  emptyDevice,
  sessionIsGone,
  shorter,
  underFailure,
} from './underFailure'

const meta = {
  title: 'Flows/Server failures/Presence',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  parameters: { ...seenIn('phone'), linksFollowed: true, chromatic: { disableSnapshot: true } },
  beforeEach: emptyDevice,
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

const often = shorter({ heartbeatRetryDelay: 500 })

async function signedOutAndTold(walk: Walk) {
  await asked('heartbeat', 3)
  await read(walk, 'You were signed out')
  await read(
    walk,
    'We could not reach our servers for a while, so we ended your session to keep it safe. Sign in again to go on.',
  )
  await sessionIsGone()
}

function recovers(...answers: number[]) {
  return async (walk: Walk) => {
    await answered('heartbeat', answers)
    await dayIsThere(walk)
  }
}

/** Asked a minute before the end, then signed out on this device. */
export const IdleSignOut: Story = underFailure('idle-sign-out', async (walk) => {
  await dayIsThere(walk)
  await asked('my_access')
  passTime(14.2 * 60_000)
  await openedDialog('alertdialog', 'Are you still there?')
  passTime(60_000)
  await read(walk, 'You were away for a while')
  await sessionIsGone()
})

export const HeartbeatFails: Story = underFailure('heartbeat-fails', signedOutAndTold, often)
export const HeartbeatFailsOnce: Story = underFailure(
  'heartbeat-fails-once',
  recovers(503, 204),
  often,
)
export const HeartbeatRecoversOnLastTry: Story = underFailure(
  'heartbeat-recovers-on-last-try',
  recovers(503, 503, 204),
  often,
)
export const HeartbeatSessionGone: Story = underFailure(
  'heartbeat-session-gone',
  signedOutAndTold,
  often,
)
export const HeartbeatAsVisitor: Story = underFailure(
  'heartbeat-as-visitor',
  async (walk) => {
    await asked('heartbeat', 2)
    await answered('refresh', [200])
    await dayIsThere(walk)
  },
  often,
)
export const HeartbeatNoFunction: Story = underFailure(
  'heartbeat-no-function',
  signedOutAndTold,
  often,
)
export const HeartbeatBadGateway: Story = underFailure(
  'heartbeat-bad-gateway',
  signedOutAndTold,
  often,
)
export const HeartbeatNeverAnswers: Story = underFailure(
  'heartbeat-never-answers',
  signedOutAndTold,
  [...often, ...pins([requestTimeoutAtom, 1_500])],
)
