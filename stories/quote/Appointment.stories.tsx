import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { expectAlert, expectLoading, expectWords } from '../stateWords'
import { usualCompany as company } from '@/domain/company'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import {
  availabilityViewAtom,
  type AvailabilityView,
} from '@/features/quote/state/quoteAvailability'
import { sharedWords } from '@/platform/words/shared'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { submissionViewAtom, type SubmissionView } from '@/features/quote/state/quoteSubmission'
import {
  answered,
  expectQuoteLoading,
  freeTimes,
  inMain,
  loading,
  unanswered,
  wednesday,
} from './quoteStates'

const given = (view: AvailabilityView, submission: SubmissionView = { status: 'idle' }) => ({
  atoms: pins(
    [quoteViewAtom, answered()],
    [availabilityViewAtom, view],
    [submissionViewAtom, submission],
  ),
})

const meta = {
  title: 'Screens/Quote/5 Appointment',
  component: AppointmentScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', onStartAgain: fn() },
  parameters: { ...given(freeTimes), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>

const call = `Call ${company.phone}`

/** Expects why no time can be chosen, and the two ways on. */
const expectNotice = (words: readonly string[]) => expectWords(words, ['Try again', call])

export const ReadyToConfirm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('labor included')).toBeVisible()
    await expect(canvas.getByText('$299.00')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Wed, Jun 17/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Change service' })).toHaveAttribute(
      'href',
      '/quote',
    )
    await expect(canvas.getByRole('link', { name: 'Back to glass type' })).toHaveAttribute(
      'href',
      '/quote/details',
    )
  },
}

export const TextsWanted: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: sharedWords.en.textConsent })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

export const NothingAnsweredYet: Story = {
  parameters: {
    atoms: pins([quoteViewAtom, unanswered()], [availabilityViewAtom, freeTimes]),
  },
  play: async ({ canvas }) => {
    // Without a phone number there is nobody to text.
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { atoms: pins([quoteViewAtom, loading]) },
  play: expectQuoteLoading,
}

export const FreeTimesOnTheirWay: Story = {
  parameters: given({ status: 'loading' }),
  play: () => expectLoading('Looking for free times'),
}

export const NothingFree: Story = {
  parameters: given({ status: 'empty' }),
  play: () =>
    expectNotice([
      'No times are free online right now',
      'We often fit somebody in all the same. Call us, day or night.',
    ]),
}

export const FreeTimesNotLoaded: Story = {
  parameters: given({
    status: 'error',
    failure: { kind: 'server', message: '', code: 'PGRST001', status: 503 },
  }),
  play: () =>
    expectNotice([
      'We could not load the free times',
      'Everything you typed is safe on this device. Try again, or call us.',
    ]),
}

export const Offline: Story = {
  parameters: given({
    status: 'error',
    failure: { kind: 'offline', message: '', code: null, status: 0 },
  }),
  play: () =>
    expectNotice([
      'We could not load the free times',
      'You seem to be offline. Everything you typed is safe on this device.',
    ]),
}

export const PickingADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Thu, Jun 18/ }))
    // That day has one time only, and it is not the one chosen before.
    await expect(canvas.getByRole('radio', { name: '12:00 PM - 2:00 PM' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more days' }))
    await userEvent.click(canvas.getByRole('radio', { name: /Mon, Jun 29/ }))
    await userEvent.click(canvas.getByRole('radio', { name: '8:00 AM - 10:00 AM' }))
    await expect(canvas.getByRole('radio', { name: '8:00 AM - 10:00 AM' })).toBeChecked()
  },
}

export const AnswersMissing: Story = {
  parameters: {
    atoms: pins(
      [quoteViewAtom, unanswered({ appointmentDetails: { customerInfo: { email: 'maria@' } } })],
      [availabilityViewAtom, freeTimes],
    ),
    unassertedState: 'The play asserts the summary and goes on from it, so it does not pass twice.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary.textContent).toBe(
      [
        'Before you can confirm',
        'Choose a service',
        'Choose the glass position',
        'Choose the glass type',
        'Choose a date',
        'Choose a time',
        'Enter your first name',
        'Enter an e-mail like name@example.com, or leave it empty',
        'Enter the address where we find the car',
      ].join(''),
    )
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Choose the glass type' })).toHaveAttribute(
      'href',
      '/quote/details',
    )
    const firstName = canvas.getByLabelText('First name')
    await expect(firstName).toHaveAccessibleDescription('Enter your first name')
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your first name' }))
    await expect(firstName).toHaveFocus()
    await userEvent.type(firstName, 'Maria')
    await expect(canvas.queryByRole('link', { name: 'Enter your first name' })).toBeNull()
  },
}

export const NeitherPhoneNorEmail: Story = {
  parameters: {
    atoms: pins(
      [
        quoteViewAtom,
        answered({
          vehicleInfo: { phoneNumber: '' },
          appointmentDetails: { customerInfo: { email: '' } },
        }),
      ],
      [availabilityViewAtom, freeTimes],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }))
    await expect(
      await canvas.findByRole('link', { name: /Enter an e-mail, or give us a phone number/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Before you can confirm' })).toBeVisible()
  },
}

export const TimeGoneSinceLastVisit: Story = {
  parameters: {
    atoms: pins(
      [quoteViewAtom, answered({ appointmentDetails: { date: '2026-06-18' } })],
      [availabilityViewAtom, freeTimes],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/The time you chose is no longer free/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }))
    await expect(
      await canvas.findByRole('link', { name: 'That time is no longer free. Choose another one.' }),
    ).toBeVisible()
  },
}

export const JustTaken: Story = {
  parameters: {
    atoms: pins(
      [quoteViewAtom, answered({ appointmentDetails: { timeFrame: '' } })],
      [
        availabilityViewAtom,
        { ...freeTimes, taken: { date: wednesday, timeFrame: '10:00 AM - 12:00 PM' } },
      ],
      [submissionViewAtom, { status: 'failed', failure: { kind: 'slot_taken' }, count: 1 }],
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Somebody has just taken that time' }),
    ).toBeVisible()
    await expectAlert([
      'Somebody has just taken that time',
      'Everything else is kept. Choose another time and confirm again.',
      'That time is no longer free. Choose another one.',
    ])
    await expect(canvas.getByRole('radio', { name: /10:00 AM - 12:00 PM/ })).toBeDisabled()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria')
  },
}

/** The button says it, below what was answered. */
async function showSending(button: HTMLElement) {
  button.scrollIntoView({ block: 'center' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
}

export const Confirming: Story = {
  parameters: given(freeTimes, { status: 'sending', tries: 1 }),
  play: ({ canvas }) => showSending(canvas.getByRole('button', { name: 'Confirming…' })),
}

export const TryingAgain: Story = {
  parameters: given(freeTimes, { status: 'sending', tries: 2 }),
  play: ({ canvas }) => showSending(canvas.getByRole('button', { name: 'Trying again…' })),
}

export const NoAnswer: Story = {
  parameters: given(freeTimes, {
    status: 'failed',
    failure: { kind: 'unavailable', reason: 'no_answer' },
    count: 1,
  }),
  play: () =>
    expectAlert(
      [
        'We have not heard back',
        'Your confirmation may have gone through. It is safe to try again: you cannot be booked twice.',
      ],
      ['Try again', call],
    ),
}

export const CutOffByAReload: Story = {
  parameters: given(freeTimes, { status: 'unanswered' }),
  play: () =>
    expectWords([
      'Your last confirmation was cut off',
      'We do not know whether it went through. Confirm again to find out: you cannot be booked twice.',
    ]),
}
