import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import {
  availabilityViewAtom,
  type AvailabilityView,
} from '@/features/quote/state/quoteAvailability'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { submissionViewAtom, type SubmissionView } from '@/features/quote/state/quoteSubmission'
import {
  answered,
  freeTimes,
  inMain,
  loading,
  phone,
  smallPhone,
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
  parameters: given(freeTimes),
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>

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

export const NothingAnsweredYet: Story = {
  parameters: {
    atoms: pins([quoteViewAtom, unanswered()], [availabilityViewAtom, freeTimes]),
  },
}

export const Loading: Story = { parameters: { atoms: pins([quoteViewAtom, loading]) } }

export const FreeTimesOnTheirWay: Story = { parameters: given({ status: 'loading' }) }

export const NothingFree: Story = { parameters: given({ status: 'empty' }) }

export const FreeTimesNotLoaded: Story = {
  parameters: given({
    status: 'error',
    failure: { kind: 'server', message: '', code: 'PGRST001', status: 503 },
  }),
}

export const Offline: Story = {
  parameters: given({
    status: 'error',
    failure: { kind: 'offline', message: '', code: null, status: 0 },
  }),
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
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }))
    const summary = await canvas.findByRole('alert')
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
    await expect(canvas.getByRole('radio', { name: /10:00 AM - 12:00 PM/ })).toBeDisabled()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria')
  },
}

export const Confirming: Story = {
  parameters: given(freeTimes, { status: 'sending', tries: 1 }),
}

export const TryingAgain: Story = {
  parameters: given(freeTimes, { status: 'sending', tries: 2 }),
}

export const NoAnswer: Story = {
  parameters: given(freeTimes, {
    status: 'failed',
    failure: { kind: 'unavailable', reason: 'no_answer' },
    count: 1,
  }),
}

export const CutOffByAReload: Story = { parameters: given(freeTimes, { status: 'unanswered' }) }

export const OnAPhone: Story = { globals: phone }

export const OnASmallPhone: Story = { globals: smallPhone }

export const OnASmallPhoneWithErrors: Story = {
  ...AnswersMissing,
  globals: smallPhone,
}
