import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { retryWaitsAtom } from '@/features/quote/state/quoteSubmission'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { requestTimeoutAtom } from '@/platform/client/client'
import { expectAlert, expectWords } from '../stateWords'
import { answered, inMain } from './quoteStates'

const atoms = pins([quoteViewAtom, answered()], [retryWaitsAtom, [0, 0]])

/** How long an answer is waited for, in milliseconds: nobody waits for the usual 15 seconds here. */
const shortTimeout = 1_500

/** Each failure of the pretend server, met by pressing Confirm. */
const meta = {
  title: 'Screens/Quote/5 Appointment failures',
  component: AppointmentScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', onStartAgain: fn() },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Stage = Parameters<Play>[0]

async function confirm({ canvas, userEvent }: Stage) {
  await canvas.findByRole('radio', { name: /Wed, Jun 17/, checked: true })
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }))
}

const call = 'Call (555) 010-0199'

const meets = (server: string, told: readonly string[], ways = ['Try again', call]): Story => ({
  parameters: { server, atoms },
  play: async (stage) => {
    await confirm(stage)
    const { canvas } = stage
    await expectAlert(told, ways)
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria')
    await expect(canvas.getByRole('radio', { name: /10:00 AM - 12:00 PM/ })).toBeChecked()
  },
})

export const Confirmed: Story = {
  parameters: { atoms },
  play: async (stage) => {
    await confirm(stage)
    await expect(await stage.canvas.findByText('Quote submitted successfully!')).toBeVisible()
  },
}

export const TimeJustTaken: Story = {
  parameters: { server: 'quote-slot-just-taken', atoms },
  play: async (stage) => {
    await confirm(stage)
    const { canvas, userEvent } = stage
    await expect(
      await canvas.findByRole('heading', { name: 'Somebody has just taken that time' }),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /10:00 AM - 12:00 PM/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '2:00 PM - 4:00 PM' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }))
    await expect(await canvas.findByText('Quote submitted successfully!')).toBeVisible()
    await expect(canvas.getByText(/2:00 PM - 4:00 PM/)).toBeVisible()
  },
}

/** The price is another one than was seen: nothing is lost, and it is booked once it is confirmed again. */
export const PriceChanged: Story = {
  parameters: {
    server: 'quote-price-changed',
    atoms,
    unassertedState:
      'What it is told is gone once it is confirmed again, so it does not pass twice.',
  },
  play: async (stage) => {
    await confirm(stage)
    const { canvas, userEvent } = stage
    await expectAlert(
      [
        'The price has changed',
        'You saw $299.00; today it is $350.00, labor included. Nothing is booked yet, and everything you typed is kept: confirm again if you agree.',
      ],
      ['Confirm at $350.00', 'See the prices'],
    )
    await expect(canvas.getByRole('link', { name: 'See the prices' })).toHaveAttribute(
      'href',
      '/quote/details',
    )
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria')
    await expect(canvas.getByText('$350.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm at $350.00' }))
    await expect(await canvas.findByText('Quote submitted successfully!')).toBeVisible()
    await expect(canvas.getByText(/^\$350\.00, labor included/)).toBeVisible()
  },
}

export const TooManyBookings: Story = meets(
  'quote-rate-limited',
  [
    'Too many bookings in a short time',
    'Please try again in an hour, or call us now. Everything you typed is kept.',
  ],
  [call],
)

export const ServerAwayForAMoment: Story = {
  parameters: { server: 'quote-unavailable-then-fine', atoms },
  play: async (stage) => {
    await confirm(stage)
    await expect(await stage.canvas.findByText('Quote submitted successfully!')).toBeVisible()
  },
}

const deskAway = [
  'Our booking desk is not answering',
  'We tried three times. Everything you typed is kept, and it is safe to try again: you cannot be booked twice.',
]

export const ServerAway: Story = meets('quote-unavailable', deskAway)

export const NoConnection: Story = meets('quote-offline', [
  'You seem to be offline',
  'Everything you typed is safe on this device. Confirm again when you are connected: you cannot be booked twice.',
])

export const AnswerThatMakesNoSense: Story = meets('quote-malformed-answer', deskAway)

export const TakenForARobot: Story = meets('quote-honeypot-refused', [
  'This booking was not accepted',
  'We could not take it online. Please call us, a person will book it with you. Everything you typed is kept.',
])

export const StillWaitingForAnAnswer: Story = {
  parameters: {
    unassertedState:
      'What it waits for at first is gone at its end, so that it cannot be played twice.',
    server: 'quote-never-answers',
    atoms: [...atoms, ...pins([requestTimeoutAtom, shortTimeout])],
  },
  play: async (stage) => {
    await confirm(stage)
    const button = await stage.canvas.findByRole('button', { name: 'Confirming…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expectAlert(
      [
        'We have not heard back',
        'Your confirmation may have gone through. It is safe to try again: you cannot be booked twice.',
      ],
      ['Try again', call],
    )
    await expect(stage.canvas.getByLabelText('First name')).toHaveValue('Maria')
  },
}

export const DetailsRefused: Story = {
  parameters: {
    server: 'quote-validation-refused',
    atoms,
    unassertedState: 'The play asserts the summary and goes on from it, so it does not pass twice.',
  },
  play: async (stage) => {
    await confirm(stage)
    const { canvas, userEvent } = stage
    const summary = await canvas.findByRole('alert')
    await expect(summary.textContent).toBe(
      [
        'Before you can confirm',
        'That date has passed. Choose another one.',
        'Enter an e-mail like name@example.com, or leave it empty',
        'Enter the address where we find the car',
      ].join(''),
    )
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(
      canvas.getByRole('link', { name: 'Enter the address where we find the car' }),
    )
    await expect(canvas.getByLabelText('Service address')).toHaveFocus()
    await expect(canvas.getByLabelText('Service address')).toBeInvalid()
  },
}

export const NoTimesLeft: Story = {
  parameters: { server: 'quote-no-times-left', atoms },
  play: () =>
    expectWords(
      [
        'No times are free online right now',
        'We often fit somebody in all the same. Call us, day or night.',
      ],
      ['Try again', call],
    ),
}

export const TimesNotLoaded: Story = {
  parameters: { server: 'quote-times-unavailable', atoms },
  play: () =>
    expectWords(
      [
        'We could not load the free times',
        'Everything you typed is safe on this device. Try again, or call us.',
      ],
      ['Try again', call],
    ),
}
