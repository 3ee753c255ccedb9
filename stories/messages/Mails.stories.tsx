import {
  sampleAppointment,
  sampleInvitationMessage,
  sampleMessage,
  sampleWaitingMessage,
  sendingTime,
  site,
} from '@mocks/fixtures/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../.storybook/windows'
import { mailOf } from '../../supabase/functions/messages/mails/mailOf'
import type { MessageKind } from '@/domain/messages'
import type { ClaimedMessage } from '../../supabase/functions/messages/outbox'
import { Letter } from '../beyond/Letter'
import { expectInLetter } from '../beyond/letterText'

/** The mails about appointments, as the sender writes them; each in a document of its own. */
const meta = {
  title: 'Messages/Mails',
  component: Letter,
  argTypes: { html: { control: false } },
  // The sender writes them, and nobody draws them but these stories: there is no code to use.
  parameters: { ...seenIn('desktop', 'phone'), docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Letter>

export default meta
type Story = StoryObj<typeof meta>

const page = `${site}/appointment#k3J9_x-PqRsTuVwXyZ0123`
const when = 'When: Tuesday, December 1, 2026, 8:00 AM - 10:00 AM (Pacific Time)'

/** Where every mail says how to reach the company. */
const footer = {
  '(555) 010-0199': 'tel:5550100199',
  'hello@sunline.example': 'mailto:hello@sunline.example',
}

type Said = { words: readonly string[]; action: string; href: string }

/** A mail that says these words, and leads to one place by its button. */
function mail(
  kind: MessageKind,
  { words, action, href }: Said,
  changes: Partial<ClaimedMessage> = {},
): Story {
  return written(sampleMessage(kind, changes), { words, action, href })
}

function written(message: ClaimedMessage, { words, action, href }: Said): Story {
  const { subject, html } = mailOf(message, site, sendingTime)
  return {
    args: { title: subject, html },
    play: ({ canvasElement }) =>
      expectInLetter(canvasElement, words, { [action]: href, ...footer }),
  }
}

const toPage = { action: 'See or change your appointment', href: page }

/** At once after booking; with a file for the calendar. */
export const Confirmation: Story = mail('confirmation', {
  words: [
    'Your appointment is booked',
    when,
    'What: Door Glass (Front left door)',
    'Where: 120 Palm Street, Burbank, CA 91501',
    'Price: $299.00, labor included',
    'Leave the car where we can reach it, with about 10 feet of space around it.',
    'The file appointment.ics puts the appointment into your calendar.',
  ],
  ...toPage,
})

/** By a company in another zone, with another currency; the service has one price, and no glass to name. */
export const ConfirmationElsewhere: Story = mail(
  'confirmation',
  {
    words: [
      'When: Tuesday, December 1, 2026, 8:00 AM - 10:00 AM (Eastern Time)',
      'Price: CA$79.00, labor included',
    ],
    ...toPage,
  },
  {
    company: {
      ...sampleMessage('confirmation').company,
      currency: 'CAD',
      time_zone: 'Eastern Time',
    },
    appointment: {
      ...sampleAppointment,
      service_type: 'chip-repair',
      position: 'main',
      glass_type: 'none',
      price: 79,
    },
  },
)

/** On the evening before. */
export const Reminder: Story = mail('reminder', {
  words: ['We will see you soon', when, 'Before we come'],
  ...toPage,
})

export const Moved: Story = mail('moved', {
  words: [
    'Your appointment has a new time',
    when,
    'Before: Monday, November 30, 2026, 2:00 PM - 4:00 PM (Pacific Time)',
  ],
  ...toPage,
})

const bookAgain = { action: 'Book another appointment', href: `${site}/` }

export const Cancelled: Story = mail('cancelled', {
  words: ['You cancelled this appointment.', 'Reason: The car was sold'],
  ...bookAgain,
})

export const CancelledByTheOffice: Story = mail(
  'cancelled',
  {
    words: [
      'We are sorry: Sunline Auto Glass had to cancel this appointment.',
      'Reason: No glass in stock',
    ],
    ...bookAgain,
  },
  {
    appointment: {
      ...sampleAppointment,
      cancelled_by: 'office',
      cancel_reason: 'No glass in stock',
    },
  },
)

export const OnTheWay: Story = mail('on_the_way', {
  words: [
    'Marco has set out and needs about 20 minutes, at about 8:20 AM Pacific Time.',
    'Arrives at about: 8:20 AM (Pacific Time)',
  ],
  action: 'See your appointment',
  href: page,
})

const report = { action: 'See the report', href: page }

export const Finished: Story = mail('finished', {
  words: [
    'The adhesive has to cure first: your car is safe to drive from 10:20 AM Pacific Time.',
    'Safe to drive from: 10:20 AM (Pacific Time)',
  ],
  ...report,
})

/** Glass that is not bonded, or a chip. */
export const FinishedNothingToCure: Story = mail(
  'finished',
  { words: ['Your car is safe to drive now.'], ...report },
  { appointment: { ...sampleAppointment, safe_to_drive_at: null } },
)

/** Long names break where they must, and nothing in them is markup. */
export const LongNames: Story = mail(
  'reminder',
  {
    words: ['Hello Wolfeschlegelsteinhausenbergerdorff <b>Ñáñez</b>,', when],
    ...toPage,
  },
  {
    appointment: {
      ...sampleAppointment,
      first_name: 'Wolfeschlegelsteinhausenbergerdorff <b>Ñáñez</b>',
      vehicle: '2024 Mercedes-Benz Sprinter-Kastenwagenhochraumausführung',
      address: `${'Unit-14-Building-C-'.repeat(6)}Burbank, CA 91501`,
    },
  },
)

const chooseTime = {
  action: 'Choose your time',
  href: `${site}/quote/appointment#waiting=k3J9_x-PqRsTuVwXyZ0123`,
}

/** To a visitor who waited for a time on a full day. */
export const TimeFree: Story = written(sampleWaitingMessage(), {
  words: [
    'A time is free',
    'You asked us to write as soon as a time on Tuesday, December 1, 2026 is free. Now one is.',
    'Free now: 8:00 AM - 10:00 AM, 2:00 PM - 4:00 PM (Pacific Time)',
    'What: Door Glass',
    'leave the list, and we tell the next in line',
  ],
  ...chooseTime,
})

/** Neither name nor service was given yet. */
export const TimeFreeBarelyBegun: Story = written(
  sampleWaitingMessage({ first_name: '', service_type: '' }),
  { words: ['Hello,', 'A time is free'], ...chooseTime },
)

const openInvitation = {
  action: 'Open your invitation',
  href: `${site}/invitation#k3J9_x-PqRsTuVwXyZ0123`,
}

/** To somebody who is to work in the technician portal. */
export const InvitedTechnician: Story = written(sampleInvitationMessage(), {
  words: [
    'You are invited',
    'Sam Rivera invites you to work with Sunline Auto Glass. As a technician you see your appointments in the technician portal.',
    'Role: Technician',
    'For: marco@example.com',
    'Open until: Monday, December 7, 2026, 10:00 AM (Pacific Time)',
    'The invitation works for this address only.',
    'Then ignore this mail: nothing happens without you.',
  ],
  ...openInvitation,
})

/** The person who invited has no account any more. */
export const InvitedAdministrator: Story = written(
  sampleInvitationMessage({ role: 'admin', invited_by: '' }),
  {
    words: ['Sunline Auto Glass invites you to work with us.', 'Role: Administrator'],
    ...openInvitation,
  },
)

export const InvitedSuperAdministrator: Story = written(
  sampleInvitationMessage({ role: 'super_admin' }),
  {
    words: [
      'As a super administrator you run the business in the admin panel, and decide who else may.',
      'Role: Super administrator',
    ],
    ...openInvitation,
  },
)

const toQuote = { action: 'Open the admin panel', href: `${site}/admin/quotes?record=Q-001` }

export const OfficeNewBooking: Story = mail('office_new_booking', {
  words: ['A new booking', 'Customer: Ana Lee', when],
  ...toQuote,
})

export const OfficeMoved: Story = mail('office_moved', {
  words: ['A customer chose another time', 'Before: Monday, November 30, 2026'],
  ...toQuote,
})

export const OfficeCancelled: Story = mail('office_cancelled', {
  words: ['A customer cancelled', 'Reason: The car was sold'],
  ...toQuote,
})

export const OfficeCannotComplete: Story = mail(
  'office_cannot_complete',
  {
    words: ['A job cannot be completed', 'Details: Wrong glass delivered'],
    action: 'Open the admin panel',
    href: `${site}/admin/jobs?record=J-001`,
  },
  { about: 'J-001' },
)

export const OfficeLowStock: Story = mail('office_low_stock', {
  words: ['An item runs low', 'Details: Windshield, Honda Civic: 2 left'],
  action: 'Open the admin panel',
  href: `${site}/admin/glasses?record=GLASS-001`,
})
