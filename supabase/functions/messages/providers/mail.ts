import type { AttemptResult } from '../outbox.ts'

/** A file that goes along with a mail. */
export type Attachment = { filename: string; contentType: string; content: string }

/** A mail that is ready to be sent. */
export type OutgoingMail = {
  /** The same for every attempt: a mail program shows two mails with one Message-ID once. */
  messageId: string
  fromName: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
}

/** Whatever sends mails. It answers how it went and never throws for what a provider says. */
export type MailProvider = { send(mail: OutgoingMail): Promise<AttemptResult> }
