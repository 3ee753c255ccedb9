import type { AppointmentFacts, InvitationFacts, MessageFacts, WaitingFacts } from '../../facts.ts'
import type { InvitedRole } from '../../../../../src/domain/invitations.ts'
import type { CustomerKind, OfficeKind } from '../../../../../src/domain/messages.ts'
import { words as sharedWords } from '../../../../../src/platform/words/shared/en.ts'

/** The facts of a message that is about an appointment. */
export type About = MessageFacts & { appointment: AppointmentFacts }

/** What a mail to a customer says beside its table of facts. */
export type CustomerMailWords = {
  subject: (facts: About) => string
  /** What a list of mails shows beside the subject. */
  preview: (facts: About) => string
  heading: string
  /** Before the facts, a paragraph each. */
  before: (facts: About) => string[]
  /** After the facts, a paragraph each. */
  after: (facts: About) => string[]
  action: string
}

/** What a mail to the office says. Its facts follow. */
export type OfficeMailWords = {
  subject: (facts: MessageFacts) => string
  heading: string
  text: string
}

const zones = sharedWords.timeZones

type Zone = keyof typeof zones

const whenOf = ({ day, frame, zone }: { day: string; frame: string; zone: Zone }) =>
  `${day}, ${frame} (${zones[zone]})`

const atAbout = ({ arrives, zone }: AppointmentFacts) =>
  arrives ? `, at about ${arrives} ${zones[zone]}` : ''

const drive = ({ safeFrom, zone }: AppointmentFacts) =>
  safeFrom
    ? `The adhesive has to cure first: your car is safe to drive from ${safeFrom} ${zones[zone]}.`
    : 'Your car is safe to drive now.'

const call = ({ company }: MessageFacts) => `Questions? Call ${company.phone}, or answer this mail.`

const subjectAbout = ({ about, appointment }: MessageFacts) =>
  appointment ? `${about}, ${appointment.customer}` : about

/** What somebody invited will be, and what that opens. */
const invitedAs: Record<InvitedRole, { name: string; what: string }> = {
  technician: {
    name: 'Technician',
    what: 'As a technician you see your appointments in the technician portal.',
  },
  admin: {
    name: 'Administrator',
    what: 'As an administrator you run quotes, jobs and stock in the admin panel.',
  },
  super_admin: {
    name: 'Super administrator',
    what: 'As a super administrator you run the business in the admin panel, and decide who else may.',
  },
}

/** English words of all mails. */
export const words = {
  hello: (firstName: string) => `Hello ${firstName},`,
  /** To somebody who has not said their name. */
  helloAll: 'Hello,',
  whenOf,
  facts: {
    when: 'When',
    day: 'Day',
    free: 'Free now',
    before: 'Before',
    what: 'What',
    glass: 'Glass',
    vehicle: 'Vehicle',
    where: 'Where',
    price: 'Price',
    payment: 'Payment',
    technician: 'Technician',
    arrives: 'Arrives at about',
    safeFrom: 'Safe to drive from',
    reason: 'Reason',
    reference: 'Reference',
    customer: 'Customer',
    about: 'About',
    detail: 'Details',
    role: 'Role',
    email: 'For',
    openUntil: 'Open until',
  },
  time: (time: string, zone: Zone) => `${time} (${zones[zone]})`,
  price: (price: string) => `${price}, labor included`,
  prepare: {
    title: 'Before we come',
    items: [
      'Leave the car where we can reach it, with about 10 feet of space around it.',
      'A dry place helps: a garage or a carport when rain is likely.',
      'Have the key at hand, and take what is valuable out of the car.',
    ],
  },
  calendar: {
    added: 'The file appointment.ics puts the appointment into your calendar.',
    moved: 'The file appointment.ics moves the appointment in your calendar, too.',
    removed: 'The file appointment.ics takes the appointment out of your calendar.',
  },
  footer: {
    why: 'You get this mail about an appointment that was made with this address.',
    waiting:
      'You get this mail once, because somebody asked on our site to be told at this address. Was it not you? Then there is nothing to do.',
    invitation:
      'You get this mail because somebody of the company invited this address. Its link is for you alone: do not pass it on.',
    office: 'You get this mail because the notification settings say so.',
  },
  office: 'Open the admin panel',
  customerMails: {
    confirmation: {
      subject: ({ appointment }) =>
        `Your appointment ${appointment.reference}: ${appointment.shortDay}, ${appointment.frame}`,
      preview: ({ appointment }) => `${appointment.what}, ${whenOf(appointment)}`,
      heading: 'Your appointment is booked',
      before: ({ company }) => [
        `Thank you for choosing ${company.name}. We come to you: this is what you booked.`,
      ],
      after: (facts) => [
        'On your page you can see how things stand, choose another time, tell us where to park, or cancel.',
        call(facts),
      ],
      action: 'See or change your appointment',
    },
    reminder: {
      subject: ({ appointment }) => `Reminder: ${appointment.shortDay}, ${appointment.frame}`,
      preview: ({ appointment }) => `${appointment.what}, ${whenOf(appointment)}`,
      heading: 'We will see you soon',
      before: ({ company }) => [`This is a reminder of your appointment with ${company.name}.`],
      after: (facts) => [
        'Does it not suit you any more? Choose another time on your page.',
        call(facts),
      ],
      action: 'See or change your appointment',
    },
    moved: {
      subject: ({ appointment }) =>
        `Your new time: ${appointment.shortDay}, ${appointment.frame} (${appointment.reference})`,
      preview: ({ appointment }) => `Now ${whenOf(appointment)}`,
      heading: 'Your appointment has a new time',
      before: () => ['Your appointment was moved. Everything else stays as it was.'],
      after: (facts) => ['Is that not right? Choose another time on your page.', call(facts)],
      action: 'See or change your appointment',
    },
    cancelled: {
      subject: ({ appointment }) => `Your appointment ${appointment.reference} is cancelled`,
      preview: ({ appointment }) => `It was to be on ${whenOf(appointment)}`,
      heading: 'Your appointment is cancelled',
      before: ({ appointment, company }) => [
        appointment.cancelledByOffice
          ? `We are sorry: ${company.name} had to cancel this appointment.`
          : 'You cancelled this appointment.',
      ],
      after: (facts) => ['Whenever you need us, booking again takes a few minutes.', call(facts)],
      action: 'Book another appointment',
    },
    on_the_way: {
      subject: ({ appointment }) =>
        appointment.minutes === null
          ? 'Your technician is on the way'
          : `Your technician is on the way: about ${appointment.minutes} minutes`,
      preview: ({ appointment }) =>
        `${appointment.technician || 'Your technician'} is coming to you${atAbout(appointment)}.`,
      heading: 'We are on the way',
      before: ({ appointment }) => [
        `${appointment.technician || 'Your technician'} has set out and ${
          appointment.minutes === null
            ? 'comes to you now'
            : `needs about ${appointment.minutes} minutes`
        }${atAbout(appointment)}.`,
        'Please see that we can get to the car.',
      ],
      after: (facts) => [call(facts)],
      action: 'See your appointment',
    },
    finished: {
      subject: ({ appointment }) =>
        `Your ${appointment.vehicle} is done (${appointment.reference})`,
      preview: ({ appointment }) => drive(appointment),
      heading: 'The work is done',
      before: ({ appointment }) => [
        'Thank you for letting us take care of it.',
        drive(appointment),
      ],
      after: (facts) => ['The report of the work is on your page.', call(facts)],
      action: 'See the report',
    },
  } satisfies Record<CustomerKind, CustomerMailWords>,
  /** To somebody who waits for a time on a full day. */
  timeFree: {
    subject: ({ shortDay }: WaitingFacts) => `A time is free on ${shortDay}`,
    preview: ({ day, frames }: WaitingFacts) => `${day}: ${frames.join(', ')}`,
    heading: 'A time is free',
    before: ({ day }: WaitingFacts) => [
      `You asked us to write as soon as a time on ${day} is free. Now one is.`,
    ],
    frames: ({ frames, zone }: WaitingFacts) => `${frames.join(', ')} (${zones[zone]})`,
    action: 'Choose your time',
    after: (facts: WaitingFacts) => [
      'Everything you had typed is there; you only choose the time and confirm. For an hour we tell nobody else about it, but anybody can book it on the site: first come, first served.',
      'You do not need it any more? Open the page and leave the list, and we tell the next in line.',
      call(facts),
    ],
  },
  /** To somebody who is to work in the panel or the portal. */
  invitation: {
    subject: ({ company }: InvitationFacts) => `Your invitation to ${company.name}`,
    preview: (facts: InvitationFacts) => `${invitedAs[facts.role].what} Open until ${facts.until}.`,
    heading: 'You are invited',
    before: (facts: InvitationFacts) => [
      facts.invitedBy
        ? `${facts.invitedBy} invites you to work with ${facts.company.name}. ${invitedAs[facts.role].what}`
        : `${facts.company.name} invites you to work with us. ${invitedAs[facts.role].what}`,
    ],
    roles: {
      technician: invitedAs.technician.name,
      admin: invitedAs.admin.name,
      super_admin: invitedAs.super_admin.name,
    },
    action: 'Open your invitation',
    after: (facts: InvitationFacts) => [
      `Make an account for ${facts.email} on that page, or sign in if you have one. The invitation works for this address only.`,
      `You do not know ${facts.company.name}? Then ignore this mail: nothing happens without you. ${call(facts)}`,
    ],
  },
  officeMails: {
    office_new_booking: {
      subject: (facts) => `New booking ${subjectAbout(facts)}`,
      heading: 'A new booking',
      text: 'A customer booked an appointment on the site.',
    },
    office_moved: {
      subject: (facts) => `Moved by the customer: ${subjectAbout(facts)}`,
      heading: 'A customer chose another time',
      text: 'The appointment has a new day or time frame. The calendar is up to date.',
    },
    office_cancelled: {
      subject: (facts) => `Cancelled by the customer: ${subjectAbout(facts)}`,
      heading: 'A customer cancelled',
      text: 'The appointment does not take place. Its time frame can be booked again.',
    },
    office_cannot_complete: {
      subject: (facts) => `Cannot be completed: ${subjectAbout(facts)}`,
      heading: 'A job cannot be completed',
      text: 'The technician could not do the work. The customer needs a new appointment.',
    },
    office_low_stock: {
      subject: ({ about }) => `Low stock: ${about}`,
      heading: 'An item runs low',
      text: 'The stock of this item is at or below the level at which you want to hear of it.',
    },
  } satisfies Record<OfficeKind, OfficeMailWords>,
}
