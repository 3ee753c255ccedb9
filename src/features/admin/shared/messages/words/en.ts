import type { MessageChannel, MessageKind, MessageStatus } from '@/domain/messages'

/** Words of the message log on the sheets of quotes and jobs, and of the list of what failed. */
export const words = {
  title: 'Messages',
  loading: 'Loading the messages',
  none: 'Nothing has been sent about this appointment yet.',
  kinds: {
    confirmation: 'Confirmation',
    reminder: 'Reminder',
    moved: 'Moved',
    cancelled: 'Cancelled',
    on_the_way: 'On the way',
    finished: 'Finished',
    office_new_booking: 'New booking',
    office_moved: 'Customer moved',
    office_cancelled: 'Customer cancelled',
    office_cannot_complete: 'Job cannot be completed',
    office_low_stock: 'Low stock',
  } satisfies Record<MessageKind, string>,
  channels: { email: 'by e-mail', text: 'by text' } satisfies Record<MessageChannel, string>,
  toOffice: 'to the office',
  statuses: {
    waiting: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Not sent',
  } satisfies Record<MessageStatus, string>,
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  sentAt: (instant: string) => `Sent ${instant}`,
  dueAt: (instant: string) => `Due ${instant}`,
  nextAt: (instant: string) => `Next try ${instant}`,
  attempts: (attempts: number) => (attempts === 1 ? '1 try' : `${attempts} tries`),
  by: (name: string) => `by ${name}`,
  reason: (code: string) => `Reason: ${code.replaceAll('_', ' ')}`,
  resend: 'Resend',
  resendOne: (kind: string, channel: string) => `Resend ${kind.toLowerCase()} ${channel}`,
  resent: 'Message sent again',
  resentText: 'It goes to the address that is known now.',

  link: {
    title: 'Link to the appointment',
    text: 'Anybody who has a link can see, move and cancel the appointment. Each message carries one.',
    make: 'Make a link',
    made: 'A new link',
    copy: 'Copy',
    copied: 'Link copied',
    end: 'End all links',
    ended: (about: string) => `All links to ${about} are ended`,
    ask: {
      title: 'End all links?',
      text: 'The links in every message to this customer stop working at once. A new message or a new link opens the page again.',
      confirm: 'End them',
      keep: 'Keep them',
    },
  },

  texts: {
    title: 'Texts',
    text: 'Note what the customer said about texts on the phone. Who noted it, and when, is kept.',
    yes: 'Wants texts',
    no: 'Wants no texts',
    noted: 'Noted',
    notedYes: 'Texts are sent from now on.',
    notedNo: 'No text is sent any more.',
  },

  failed: {
    title: 'Messages that could not be sent',
    notice: (count: number) =>
      count === 1 ? '1 message could not be sent' : `${count} messages could not be sent`,
    text: 'Their customers may not know of their appointment. Call them, or send again.',
    see: 'See which',
    empty: 'All of them are sent now.',
    about: (about: string, customer: string) => (customer ? `${about}, ${customer}` : about),
  },
} as const
