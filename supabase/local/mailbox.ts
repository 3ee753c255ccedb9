import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageChannel } from '@/domain/messages'
import type { Attachment } from '../functions/messages/providers/mail'

/** A mail of the sign-in service. */
export type AuthMail = { to: string; subject: string; text: string; html: string; sentAt: string }

/** A mail or a text that the embedded backend would have sent. A text has no subject and no HTML. */
export type Mail = AuthMail & {
  channel: MessageChannel
  attachments: readonly Attachment[]
  /** What a repeated sending is known by. */
  id?: string
}

export type Mailbox = {
  /** Every mail and text, oldest first. */
  mails(): readonly Mail[]
  /** Keeps one; a mail unless told otherwise. What is there already under the same id is not kept again. */
  add(mail: AuthMail & Partial<Mail>): void
}

const complete = (mail: AuthMail & Partial<Mail>): Mail => ({
  channel: 'email',
  attachments: [],
  ...mail,
})

/** Keeps the mails of a data folder in a file beside the database, else in memory. */
export function createMailbox(dataDir: string | undefined): Mailbox {
  const file = dataDir ? join(dataDir, 'mail.jsonl') : undefined
  const mails: Mail[] =
    file && existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          // Those of an older version are of the sign-in service alone.
          .map((line) => complete(JSON.parse(line) as AuthMail))
      : []
  const ids = new Set(mails.map(({ id }) => id))
  return {
    mails: () => mails,
    add(mail) {
      if (mail.id !== undefined && ids.has(mail.id)) return
      ids.add(mail.id)
      const kept = complete(mail)
      mails.push(kept)
      if (file) appendFileSync(file, `${JSON.stringify(kept)}\n`)
    },
  }
}
