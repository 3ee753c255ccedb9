import nodemailer from 'nodemailer'
import type { AttemptResult } from '../outbox.ts'
import type { MailProvider } from './mail.ts'

export type SmtpSettings = {
  /** `smtps://user:password@host:465`; Supabase lets nothing out to the ports 25 and 587. */
  url: string
  /** The address that mails come from. */
  from: string
}

/** What nodemailer tells of a failure; its message may quote addresses, so nobody reads that. */
type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown }

/**
 * What an error of the mail server means for this mail. A permanent refusal of the recipient or of the mail is final;
 * a refused sender, wrong keys or a lost connection are ours to mend, and the mail waits.
 */
export function smtpFailure(error: unknown): AttemptResult {
  const { code, responseCode, command } = (error ?? {}) as SmtpError
  const answer = typeof responseCode === 'number' ? responseCode : undefined
  const isOfThisMail =
    (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE' || command === 'DATA'
  if (answer !== undefined) {
    const isFinal = answer >= 500 && isOfThisMail
    return { outcome: isFinal ? 'failed' : 'retry', error: `smtp_${answer}` }
  }
  // No server was asked: the address itself cannot be one.
  if (code === 'EENVELOPE') return { outcome: 'failed', error: 'smtp_address' }
  return {
    outcome: 'retry',
    error: typeof code === 'string' ? `smtp_${code.toLowerCase()}` : 'smtp_unknown',
  }
}

/** Longer than a sender waits: a late success still counts. In milliseconds. */
const patience = 60_000

/**
 * Sends mails through a mail server.
 * @throws Error when the settings hold no address of a server
 */
export function smtpProvider({ url, from }: SmtpSettings): MailProvider {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // What is sent is written here: nothing may be read from this machine or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        const { messageId } = await transport.sendMail({
          from: { name: mail.fromName, address: from },
          // An address as such, so that no comma or bracket in it makes it several.
          to: { name: '', address: mail.to },
          replyTo: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.messageId}>`,
          // Out-of-office answers to it would reach nobody.
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: mail.attachments.map((file) => ({ ...file })),
        })
        return { outcome: 'sent', providerId: messageId }
      } catch (error) {
        return smtpFailure(error)
      }
    },
  }
}
