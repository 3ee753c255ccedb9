import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildMyAppointment } from '@mocks/fixtures/appointments'
import type { MyAppointment } from '@/domain/myAppointment'
import { AppointmentScreen } from '@/features/appointment/screens/AppointmentScreen'
import { openedDialog } from '../openedDialog'
import { inMain } from '../quote/quoteStates'
import { expectAlert, expectLoading, expectWords } from '../stateWords'
import { failed, freeTimes, showingAppointment, wednesday } from './appointmentStates'

const meta = {
  title: 'Screens/Appointment/Moving',
  component: AppointmentScreen,
  decorators: [inMain],
  parameters: { ...seenIn('desktop', 'phone'), ...showingAppointment() },
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const call = 'Call (555) 010-0199'

async function open({ canvas, userEvent }: Stage) {
  if (!screen.queryByRole('dialog')) {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
  }
  return within(await openedDialog())
}

/** Chooses Friday afternoon and confirms. A play that runs again finds what it has done already. */
async function moveToFriday(stage: Stage) {
  const dialog = await open(stage)
  if (!screen.queryByRole('alert')) {
    const { userEvent } = stage
    await userEvent.click(dialog.getByRole('radio', { name: /Fri, Jun 19/ }))
    await userEvent.click(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }))
  }
  return dialog
}

export const Choosing: Story = {
  play: async (stage) => {
    const dialog = await open(stage)
    await expect(
      dialog.getByText('Now it is Wednesday, June 17, 2026, 10:00 AM - 12:00 PM.'),
    ).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /Wed, Jun 17/ })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /10:00 AM - 12:00 PM/ })).toBeChecked()
  },
}

export const TheSameTime: Story = {
  play: async (stage) => {
    const dialog = await open(stage)
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }))
    await expect(
      await dialog.findByText('This is the time you have. Choose another one.'),
    ).toBeVisible()
  },
}

export const NoTimeChosen: Story = {
  play: async (stage) => {
    const dialog = await open(stage)
    await stage.userEvent.click(dialog.getByRole('radio', { name: /Thu, Jun 18/ }))
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }))
    await expect(await dialog.findByText('Choose a time')).toBeVisible()
  },
}

export const Moved: Story = {
  play: async (stage) => {
    await moveToFriday(stage)
    const { canvas } = stage
    await expect(await canvas.findByText('Your appointment is moved')).toBeVisible()
    await expect(
      canvas.getByText(
        'It is now Friday, June 19, 2026, 2:00 PM - 4:00 PM. Your old time is free for others.',
      ),
    ).toBeVisible()
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Friday, June 19, 2026' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TimesOnTheirWay: Story = {
  parameters: showingAppointment({}, {}, { status: 'loading' }),
  play: async (stage) => {
    const dialog = await open(stage)
    await expectLoading('Looking for free times', dialog)
  },
}

export const NothingFree: Story = {
  parameters: showingAppointment({}, {}, { status: 'empty' }),
  play: async (stage) => {
    const dialog = await open(stage)
    await expectWords(
      [
        'No times are free online right now',
        'We often fit somebody in all the same. Call us, day or night.',
      ],
      ['Try again', call],
      dialog,
    )
  },
}

export const TimesNotLoaded: Story = {
  parameters: showingAppointment(
    {},
    {},
    { status: 'error', failure: { kind: 'unavailable', reason: 'server' } },
  ),
  play: async (stage) => {
    const dialog = await open(stage)
    await expectWords(
      [
        'We could not load the free times',
        'Your appointment stays as it is. Try again, or call us.',
      ],
      ['Try again', call],
      dialog,
    )
  },
}

export const FrameJustTaken: Story = {
  parameters: showingAppointment(
    {},
    { move: failed({ kind: 'conflict', reason: 'slot_taken', facts: {} }) },
  ),
  play: async (stage) => {
    const dialog = await moveToFriday(stage)
    await expectAlert(
      [
        'Somebody has just taken that time',
        'Your appointment stays as it is. Choose another time and move it there.',
      ],
      [call],
    )
    await expect(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: /Fri, Jun 19/ })).toBeChecked()
  },
}

const usual = buildMyAppointment({ date: wednesday })

/** The server refuses, and reads the appointment as it is by now. */
const outdated = (
  failure: Parameters<typeof failed>[0],
  now: Partial<MyAppointment>,
): ReturnType<typeof showingAppointment> =>
  showingAppointment(
    {},
    {
      move: failed(failure),
      read: async () => ({ ok: true, value: { ...usual, ...now } }),
    },
  )

export const ChangedByTheOffice: Story = {
  parameters: outdated(
    { kind: 'stale', version: 2, keys: [] },
    { version: 2, date: '2026-06-18', timeFrame: '12:00 PM - 2:00 PM' },
  ),
  play: async (stage) => {
    const dialog = await moveToFriday(stage)
    await expectAlert(
      [
        'Your appointment was changed in the meantime',
        'It is now Thursday, June 18, 2026, 12:00 PM - 2:00 PM. What you chose is kept: check it, and confirm again if you still want it.',
      ],
      [call],
    )
    await expect(dialog.getByRole('radio', { name: /Fri, Jun 19/ })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ })).toBeChecked()
  },
}

export const TooLate: Story = {
  parameters: outdated(
    { kind: 'conflict', reason: 'wrong_state', facts: { state: 'on_the_way' } },
    buildMyAppointment({ date: wednesday, state: 'on_the_way' }),
  ),
  play: async (stage) => {
    const dialog = await (screen.queryByRole('alert')
      ? openedDialog().then((element) => within(element))
      : moveToFriday(stage))
    await expectAlert(
      [
        'It is too late to change this here',
        'The appointment is now: on the way. Call us, and we see what can be done.',
      ],
      [call],
    )
    await expect(dialog.queryByRole('button', { name: 'Move appointment' })).toBeNull()
  },
}

const notMoved = (failure: Parameters<typeof failed>[0], words: readonly string[]): Story => ({
  parameters: showingAppointment({}, { move: failed(failure) }),
  play: async (stage) => {
    const dialog = await moveToFriday(stage)
    await expectAlert(words, [call])
    await expect(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ })).toBeChecked()
  },
})

export const Offline: Story = notMoved({ kind: 'unavailable', reason: 'offline' }, [
  'You seem to be offline',
  'Nothing is lost. Try again when you are connected.',
])

export const NoAnswer: Story = notMoved({ kind: 'unavailable', reason: 'no_answer' }, [
  'We have not heard back',
  'It may have gone through. It is safe to try again.',
])

export const ServerAway: Story = notMoved({ kind: 'unavailable', reason: 'server' }, [
  'Our booking desk is not answering',
  'It is not your doing. Try again, or call us.',
])

export const TooManyTries: Story = notMoved({ kind: 'unavailable', reason: 'rate_limited' }, [
  'Too many tries in a short time',
  'Wait a few minutes, then try again, or call us now.',
])

export const DayHasPassed: Story = notMoved(
  { kind: 'invalid', errors: [{ field: 'date', problem: 'in_the_past' }] },
  ['That cannot be taken as it is', 'Check what you chose, and try again.'],
)

export const LastSeats: Story = {
  parameters: showingAppointment(
    {},
    {},
    {
      ...freeTimes,
      days: freeTimes.days.slice(0, 3),
    },
  ),
  play: async (stage) => {
    const dialog = await open(stage)
    await expect(dialog.queryByRole('button', { name: 'Show more days' })).toBeNull()
  },
}
