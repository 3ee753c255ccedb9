import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import { availabilityViewAtom } from '@/features/quote/state/quoteAvailability'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import {
  waitedDaysAtom,
  waitingViewAtom,
  type WaitingView,
} from '@/features/quote/state/waitingList'
import { requestTimeoutAtom } from '@/platform/client/client'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { expectAlert, expectWords } from '../stateWords'
import { answered, freeTimes, inMain } from './quoteStates'

/** A day on which nothing is free, in the words of the page. */
const fullDay = '2026-06-30'
const fullDayName = 'Tuesday, June 30, 2026'

const onFullDay = answered({ appointmentDetails: { date: fullDay, timeFrame: '' } })
const given = (view: WaitingView) => ({
  atoms: pins(
    [quoteViewAtom, onFullDay],
    [availabilityViewAtom, freeTimes],
    [waitedDaysAtom, []],
    [waitingViewAtom, view],
  ),
})

/** Waiting for a time on a full day, below the times of step 5. */
const meta = {
  title: 'Screens/Quote/5 Waiting list',
  component: AppointmentScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', onStartAgain: fn() },
  parameters: { ...given({ status: 'idle' }), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const call = 'Call (555) 010-0199'
const submit = 'Tell me when a time frees up'

const box = ({ canvas }: Stage) => within(canvas.getByRole('group', { name: 'Wait for a time' }))

/** Some days are full, the chosen one is not: a line offers to wait. */
export const Offered: Story = {
  parameters: {
    atoms: pins(
      [quoteViewAtom, answered()],
      [availabilityViewAtom, freeTimes],
      [waitedDaysAtom, []],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const offer = canvas.queryByRole('button', {
      name: 'No time that suits you? Tell me when one frees up',
    })
    if (offer) await userEvent.click(offer)
    await expect(canvas.getByRole('combobox', { name: 'Full day' })).toHaveValue('')
    await expect(canvas.getByLabelText('Your e-mail for this')).toHaveValue(
      'maria.delgado@example.com',
    )
  },
}

/** The day that was chosen is full by now. */
export const ChosenDayIsFull: Story = {
  play: async (stage) => {
    await expectWords([`Nothing is free on ${fullDayName} any more. Choose another date.`])
    await expect(box(stage).getByRole('combobox', { name: 'Full day' })).toHaveValue(fullDay)
    await expect(box(stage).getByRole('button', { name: submit })).toBeVisible()
  },
}

/** Nothing at all is free. */
export const NothingIsFree: Story = {
  parameters: {
    atoms: pins(
      [quoteViewAtom, onFullDay],
      [availabilityViewAtom, { status: 'empty' }],
      [waitedDaysAtom, []],
    ),
  },
  play: async (stage) => {
    await expectWords(
      [
        'No times are free online right now',
        'We often fit somebody in all the same. Call us, day or night.',
      ],
      ['Try again', call],
    )
    await expect(box(stage).getByRole('button', { name: submit })).toBeVisible()
  },
}

export const Sending: Story = {
  tags: ['works'],
  parameters: given({ status: 'sending' }),
  play: (stage) => expectWords(['Putting you on the list…'], [], box(stage)),
}

export const Joined: Story = {
  parameters: given({ status: 'joined', day: fullDay, email: 'maria.delgado@example.com' }),
  play: (stage) =>
    expectWords(
      [
        `We will write to maria.delgado@example.com once, as soon as a time on ${fullDayName} is free.`,
        'The link in the mail brings back everything you entered.',
      ],
      ['Wait for another day'],
      box(stage),
    ),
}

/** This browser has asked before. */
export const JoinedAlready: Story = {
  parameters: {
    atoms: pins(
      [quoteViewAtom, onFullDay],
      [availabilityViewAtom, freeTimes],
      [waitedDaysAtom, [{ day: fullDay, serviceType: 'door-glass' }]],
    ),
  },
  play: async (stage) => {
    await expectWords(
      [`You are on the list for ${fullDayName}. We write once, as soon as a time is free.`],
      [],
      box(stage),
    )
    await expect(box(stage).queryByRole('button', { name: submit })).toBeNull()
  },
}

/** Neither a day nor an e-mail address is given. */
export const FieldsMissing: Story = {
  parameters: given({
    status: 'failed',
    count: 1,
    failure: {
      kind: 'invalid',
      errors: [
        { field: 'date', problem: 'required' },
        { field: 'email', problem: 'required' },
      ],
    },
  }),
  play: async (stage) => {
    await expectWords(
      ['Choose a date', 'Enter the e-mail that we write to, like name@example.com'],
      [],
      box(stage),
    )
    await expect(box(stage).getByLabelText('Your e-mail for this')).toBeInvalid()
  },
}

export const EmailThatIsNone: Story = {
  parameters: given({
    status: 'failed',
    count: 1,
    failure: { kind: 'invalid', errors: [{ field: 'email', problem: 'invalid' }] },
  }),
  play: (stage) =>
    expectWords(['Enter the e-mail that we write to, like name@example.com'], [], box(stage)),
}

/** By Enter in the field: the booking around it is not sent. */
export const JoinedByEnter: Story = {
  tags: ['works'],
  play: async (stage) => {
    const field = box(stage).queryByLabelText('Your e-mail for this')
    if (field) await stage.userEvent.type(field, '{Enter}')
    await expect(await box(stage).findByText(/We will write to/)).toBeVisible()
    await expect(stage.canvas.queryByRole('heading', { name: 'Before you can confirm' })).toBeNull()
  },
}

const meets = (server: string, told: readonly string[], ways: readonly string[]): Story => ({
  parameters: { server },
  play: async (stage) => {
    await stage.userEvent.click(box(stage).getByRole('button', { name: submit }))
    await expectAlert(told, ways)
    await expect(box(stage).getByLabelText('Your e-mail for this')).toHaveValue(
      'maria.delgado@example.com',
    )
  },
})

export const TooManyRequests: Story = meets(
  'waiting-rate-limited',
  ['Too many requests in a short time', 'Please try again in an hour, or call us now.'],
  [call],
)

export const DeskAway: Story = meets(
  'waiting-unavailable',
  [
    'Our booking desk is not answering',
    'It is safe to try again: you are only put on the list once.',
  ],
  ['Try again', call],
)

export const Offline: Story = meets(
  'waiting-offline',
  [
    'You seem to be offline',
    'Everything you typed is safe on this device. Try again when you are connected.',
  ],
  ['Try again', call],
)

export const Refused: Story = meets(
  'waiting-refused',
  ['This request was not accepted', 'Please call us, a person will put you on the list.'],
  [call],
)

export const NoAnswer: Story = {
  ...meets(
    'waiting-never-answers',
    [
      'We have not heard back',
      'You may be on the list already. It is safe to try again: you are only put on it once.',
    ],
    ['Try again', call],
  ),
  parameters: {
    server: 'waiting-never-answers',
    atoms: pins(
      [quoteViewAtom, onFullDay],
      [availabilityViewAtom, freeTimes],
      [waitedDaysAtom, []],
      [requestTimeoutAtom, 1_500],
    ),
  },
}
