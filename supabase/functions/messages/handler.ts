import type { CallDatabase } from '../_shared/callDatabase.ts'
import { sameSecret } from '../_shared/sameSecret.ts'
import type { Outbox } from './outbox.ts'
import { publishBeside } from './publish.ts'
import type { MailProvider } from './providers/mail.ts'
import { providerOff } from './providers/off.ts'
import type { TextProvider } from './providers/text.ts'
import { sendDue } from './sender.ts'

export type MessagesSettings = {
  outbox: Outbox
  call: CallDatabase
  /** Left out: the provider is off, and what it should have sent fails visibly. */
  mail?: MailProvider
  text?: TextProvider
  site: string
  /** What Cron and the doctor show; without one nobody is answered. */
  secret: string | undefined
  /** Asks the host's build hook. */
  ask?: typeof fetch
}

/** The header that the secret comes in. */
export const secretHeader = 'x-messages-secret'

/** What GET tells about the sending of messages. */
export type MessagesState = {
  /** Whether each provider has its keys. */
  mail: boolean
  text: boolean
  /** `messages_health` of the database. */
  health: unknown
}

/**
 * Answers Cron, which posts, by sending what is due and having the site built again when somebody asked for it; and the doctor, which gets, with the state of things. Both show
 * the secret. Nothing that is answered or logged names a person.
 */
export async function answerMessages(
  request: Request,
  { outbox, call, mail, text, site, secret, ask }: MessagesSettings,
): Promise<Response> {
  if (!secret) return Response.json({ message: 'not_configured' }, { status: 503 })
  if (!(await sameSecret(request.headers.get(secretHeader) ?? '', secret))) {
    return Response.json({ message: 'forbidden' }, { status: 403 })
  }
  try {
    if (request.method === 'GET') {
      const health = await call('messages_health', {})
      const state: MessagesState = { mail: Boolean(mail), text: Boolean(text), health }
      return Response.json(state)
    }
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    const sent = await sendDue({
      outbox,
      mail: mail ?? providerOff,
      text: text ?? providerOff,
      site,
    })
    await publishBeside({ call, ask })
    return Response.json(sent)
  } catch (error) {
    console.error(`Messages were not sent: ${error instanceof Error ? error.message : 'error'}`)
    return Response.json({ message: 'unavailable' }, { status: 503 })
  }
}
