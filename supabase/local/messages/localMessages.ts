import type { PGlite } from '@supabase/lite/pglite'
import { databaseOutbox } from '../../functions/messages/databaseOutbox'
import { answerMessages } from '../../functions/messages/handler'
import { configuredMail, configuredTexts } from '../../functions/messages/providers/configured'
import { publishBeside } from '../../functions/messages/publish'
import { sendDue } from '../../functions/messages/sender'
import { answerWebhook } from '../../functions/text-webhook/handler'
import type { Exclusive } from '../exclusive'
import type { LocalSecrets } from '../keys'
import type { Mailbox } from '../mailbox'
import { callLocally } from './callLocally'
import { localMail, localTexts } from './localProviders'
import { createSenderLoop, type SenderLoop } from './senderLoop'

export type LocalMessages = SenderLoop & {
  /** Answers `/functions/v1`, as a hosted project's Edge Functions do. */
  answer(request: Request): Promise<Response>
}

type LocalMessagesOptions = {
  database: PGlite
  exclusively: Exclusive
  mailbox: Mailbox
  siteUrl: string
  secrets: LocalSecrets
  setting?: (name: string) => string | undefined
  /** Asks the host's build hook. */
  ask?: typeof fetch
}

/**
 * Sends the messages of the embedded backend: into the mailbox, or through a mail server and Twilio where the
 * environment names them. What a hosted project has as secrets is made of the local ones.
 */
export function createLocalMessages({
  database,
  exclusively,
  mailbox,
  siteUrl,
  secrets,
  setting = (name) => process.env[name] || undefined,
  ask,
}: LocalMessagesOptions): LocalMessages {
  const call = callLocally(database, exclusively)
  const outbox = databaseOutbox(call, 'embedded')
  const mail = configuredMail(setting) ?? localMail(mailbox)
  const text = configuredTexts(setting) ?? localTexts(mailbox)
  const site = setting('SITE_URL') ?? siteUrl
  let isOver = false
  const untilOver = { ...outbox, claim: async (most: number) => (isOver ? [] : outbox.claim(most)) }
  const loop = createSenderLoop(async () => {
    await sendDue({ outbox: untilOver, mail, text, site })
    if (!isOver) await publishBeside({ call, ask })
  })
  return {
    ...loop,
    close() {
      isOver = true
      return loop.close()
    },
    async answer(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/functions/v1/messages') {
        const secret = setting('MESSAGES_SECRET') ?? secrets.secretKey
        return answerMessages(request, { outbox, call, mail, text, site, secret, ask })
      }
      if (pathname === '/functions/v1/text-webhook') {
        return answerWebhook(request, {
          call,
          authToken: setting('TWILIO_AUTH_TOKEN') ?? secrets.jwtSecret,
          url: setting('TEXT_WEBHOOK_URL') ?? `${siteUrl}/functions/v1/text-webhook`,
        })
      }
      return Response.json({ message: 'Requested function was not found' }, { status: 404 })
    },
  }
}
