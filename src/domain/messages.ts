/** What was told to customers and to the office, as the office sees it. */

/** What is told to a customer. */
export const customerKinds = [
  'confirmation',
  'reminder',
  'moved',
  'cancelled',
  'on_the_way',
  'finished',
] as const

/** What is told to the office, by mail only. */
export const officeKinds = [
  'office_new_booking',
  'office_moved',
  'office_cancelled',
  'office_cannot_complete',
  'office_low_stock',
] as const

/** What is told to a visitor who waits for a time on a full day, by mail only. It is in no record's log. */
export const waitingKind = 'time_free'

/** What is told to somebody who is to work in the panel or the portal, by mail only. It is in no record's log. */
export const invitationKind = 'invitation'

export type CustomerKind = (typeof customerKinds)[number]
export type OfficeKind = (typeof officeKinds)[number]
export type MessageKind = CustomerKind | OfficeKind

/** `waiting` and `sending` are on their way; `dropped`: it made no sense any more, so it was not sent. */
export type MessageStatus = 'waiting' | 'sending' | 'sent' | 'failed' | 'dropped'

export type MessageChannel = 'email' | 'text'

/** One message in the log of a quote or job. */
export type SentMessage = {
  id: string
  kind: MessageKind
  channel: MessageChannel
  audience: 'customer' | 'office'
  status: MessageStatus
  /** ISO 8601, as the other instants. */
  dueAt: string
  sentAt: string | null
  nextAttemptAt: string | null
  attempts: number
  /** What the phone network or the mail server reported afterwards; empty while it is not known. */
  delivery: '' | 'delivered' | 'undelivered'
  /** A code, never personal data; empty without an error. */
  error: string
  /** Who of the office had it sent; null when it went by itself. */
  createdByName: string | null
}

/** A message that could not be sent, with what it is about. */
export type FailedMessage = SentMessage & {
  /** The public id of the quote, job or item: Q-001, J-001, GLASS-001. */
  about: string
  customer: string
}

/** True while sending a message again makes sense: nothing of it is on its way. */
export function mayResend({ status, audience }: Pick<SentMessage, 'status' | 'audience'>): boolean {
  return audience === 'customer' && (status === 'sent' || status === 'failed')
}
