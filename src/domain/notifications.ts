/** What the office is told about. */
const notificationKinds = [
  'new-quote',
  'low-stock',
  'job-issue',
  'customer-change',
  'message-failed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** One entry of the bell. */
export type Notification = {
  id: number
  kind: NotificationKind
  /** The public id of what it is about: a quote, a glass item or product, a job. */
  subjectId: string
  /** Facts for the sentence: a name, a part number, the kind of an issue, of a message, or of what a customer did. */
  summary: string
  createdAt: string
  read: boolean
}

/** The bell: what is unread and the latest entries, newest first. */
export type NotificationBoard = { unread: number; entries: Notification[] }
