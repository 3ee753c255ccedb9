import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import { availabilityViewAtom } from '@/features/quote/state/quoteAvailability'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { waitingLinkViewAtom, type WaitingLinkView } from '@/features/quote/state/waitingLink'
import type { DataFailureKind } from '@/domain/failures'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { expectAlert, expectWords } from '../stateWords'
import { answered, freeTimes, inMain, wednesday } from './quoteStates'

const given = (view: WaitingLinkView) => ({
  atoms: pins(
    [quoteViewAtom, answered({ appointmentDetails: { timeFrame: '' } })],
    [availabilityViewAtom, freeTimes],
    [waitingLinkViewAtom, view],
  ),
})

const day = wednesday
const dayName = 'Wednesday, June 17, 2026'

const failed = (kind: DataFailureKind): WaitingLinkView => ({
  status: 'failed',
  failure: { kind, message: '', code: null, status: 0 },
})

/** Step 5 when somebody comes back by the link of the mail that told them of a free time. */
const meta = {
  title: 'Screens/Quote/5 Back from the waiting list',
  component: AppointmentScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', onStartAgain: fn() },
  parameters: { ...given({ status: 'restored', day }), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>

const call = 'Call (555) 010-0199'
const leave = 'I do not need it any more'

export const Restored: Story = {
  play: async ({ canvas }) => {
    await expectWords(
      [
        'Everything you had entered is back',
        `Choose a time on ${dayName} below and confirm. First come, first served.`,
      ],
      [leave],
    )
    await expect(canvas.getByRole('radio', { name: /Wed, Jun 17/ })).toBeChecked()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria')
  },
}

export const Opening: Story = {
  parameters: given({ status: 'loading' }),
  play: () => expectWords(['Opening what you entered']),
}

/** Another draft is in this browser: nothing of it goes unasked. */
export const AnotherQuoteIsOpen: Story = {
  parameters: given({ status: 'asks', day }),
  play: () =>
    expectWords(
      [
        'Another quote is open in this browser',
        `The mail brings back what you had entered when you asked for a time on ${dayName}. It would take the place of what is here.`,
      ],
      ['Use what the mail brings back', 'Keep what is here'],
    ),
}

export const OwnQuoteKept: Story = {
  parameters: given({ status: 'kept', day }),
  play: () => expectWords(['Your quote is as it was'], [leave]),
}

export const Leaving: Story = {
  parameters: given({ status: 'leaving', day }),
  play: () => expectWords(['Leaving the list…']),
}

/** With a button of the page; the link is unknown to the pretend server, which answers all the same. */
export const Left: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: leave })
    if (button) await userEvent.click(button)
    await expectWords([
      `You are off the list for ${dayName}`,
      'We write no more about it, and tell the next in line.',
    ])
  },
}

export const NotLeft: Story = {
  parameters: { server: 'waiting-leave-unavailable' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: leave }))
    await expectWords(
      [
        'You are still on the list',
        'We could not reach our booking desk. Try again, or just ignore the mail.',
      ],
      [leave],
    )
  },
}

export const Ended: Story = {
  parameters: { ...given(failed('server')), server: 'waiting-link-ended' },
  play: async ({ canvas, userEvent }) => {
    const again = canvas.queryByRole('button', { name: 'Try again' })
    if (again) await userEvent.click(again)
    await expectWords([
      'This link has ended',
      'Its day is over, you have booked, or you left the list. Choose a free time below, or ask to be told again.',
    ])
  },
}

export const DeskAway: Story = {
  parameters: given(failed('server')),
  play: () =>
    expectAlert(
      ['We could not open your link', 'Our booking desk is not answering. Try again, or call us.'],
      ['Try again', call],
    ),
}

/** It is not answering the second time either. */
export const TriedAgain: Story = {
  tags: ['works'],
  parameters: { ...given(failed('offline')), server: 'waiting-link-unavailable' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Our booking desk is not answering. Try again, or call us.')
    await expectAlert(
      ['We could not open your link', 'Our booking desk is not answering. Try again, or call us.'],
      ['Try again', call],
    )
  },
}

export const Offline: Story = {
  parameters: given(failed('offline')),
  play: () =>
    expectAlert(
      ['We could not open your link', 'You seem to be offline. Try again when you are connected.'],
      ['Try again', call],
    ),
}

export const TooManyWrongLinks: Story = {
  parameters: given(failed('rate_limited')),
  play: () =>
    expectAlert(
      [
        'We could not open your link',
        'Too many links that lead nowhere. Please try again in an hour, or call us.',
      ],
      [call],
    ),
}
