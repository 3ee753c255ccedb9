import type { MailProvider } from '../../functions/messages/providers/mail'
import type { TextProvider } from '../../functions/messages/providers/text'
import type { Mailbox } from '../mailbox'

/** Keeps mails where a person can read them. A mail of the same Message-ID arrives once. */
export function localMail(mailbox: Mailbox): MailProvider {
  return {
    async send({ messageId, to, subject, text, html, attachments }) {
      const id = `email ${messageId}`
      const sentAt = new Date().toISOString()
      mailbox.add({ channel: 'email', id, to, subject, text, html, attachments, sentAt })
      return { outcome: 'sent', providerId: messageId }
    },
  }
}

/** Keeps texts where a person can read them. */
export function localTexts(mailbox: Mailbox): TextProvider {
  return {
    async send({ id, to, body }) {
      const sentAt = new Date().toISOString()
      mailbox.add({
        channel: 'text',
        id: `text ${id}`,
        to,
        subject: '',
        text: body,
        html: '',
        sentAt,
      })
      return { outcome: 'sent', providerId: `local-${id}` }
    },
  }
}
