import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mail that the embedded backend would have sent. */
export type Mail = { to: string; subject: string; text: string; html: string; sentAt: string }

export type Mailbox = {
  /** Every mail, oldest first. */
  mails(): readonly Mail[]
  add(mail: Mail): void
}

/** Keeps the mails of a data folder in a file beside the database, else in memory. */
export function createMailbox(dataDir: string | undefined): Mailbox {
  const file = dataDir ? join(dataDir, 'mail.jsonl') : undefined
  const mails: Mail[] =
    file && existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Mail)
      : []
  return {
    mails: () => mails,
    add(mail) {
      mails.push(mail)
      if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`)
    },
  }
}
