import { secretHeader, type MessagesState } from '../functions/messages/handler'
import { bad, finding, good, notChecked, type Finding } from './finding'

export type MessagesUnderCheck = {
  backend: string
  /** What Cron shows (MESSAGES_SECRET); left out, sending is not checked. Never stored or printed. */
  messagesSecret?: string
  now: () => number
  fetch: typeof fetch
}

/** Cron calls every half minute; after this, in milliseconds, it does not. */
const cronTolerance = 5 * 60_000

type Health = { overdue: number; failed: number; last_claim_at: string | null }

function judge({ mail, text, health }: MessagesState, now: number): Finding {
  const what = 'Messages'
  const { overdue, failed, last_claim_at: last } = health as Health
  const isAsleep = last === null || now - Date.parse(last) > cronTolerance
  const wrong = [
    isAsleep &&
      `nobody has asked for messages ${last === null ? 'yet' : `since ${last}`}: schedule the function with Cron`,
    !isAsleep && overdue > 0 && `${overdue} are more than 15 minutes late: read the function's log`,
    !mail && 'mails are off: set SMTP_URL and MAIL_FROM',
  ].filter((line) => typeof line === 'string')
  if (wrong.length > 0) return bad(what, `${wrong.join('; ')}.`)
  const texts = text ? 'Mails and texts are sent' : 'Mails are sent, texts are off'
  return good(what, `${texts}; ${failed} could not be delivered (the panel lists them).`)
}

/** What the function's refusal means; undefined when it answers. */
function refusal(status: number): string | undefined {
  if (status === 404) return 'The function is not there. Run "supabase functions deploy messages".'
  if (status === 403) return 'Its secret is another one. Compare MESSAGES_SECRET with the project.'
  if (status >= 400) return `The function answers ${status}. Set its secrets; read its log.`
  return undefined
}

/** Looks whether messages are sent, and whether the webhook of texts believes everybody. */
export function checkMessages(options: MessagesUnderCheck): Promise<Finding[]> {
  const { backend, messagesSecret, now, fetch } = options
  return Promise.all([
    finding('Messages', async () => {
      if (!messagesSecret) {
        return notChecked('Messages', 'Set MESSAGES_SECRET for this command to have it looked at.')
      }
      const response = await fetch(new URL('/functions/v1/messages', backend), {
        headers: { [secretHeader]: messagesSecret },
      })
      const refused = refusal(response.status)
      if (refused) return bad('Messages', refused)
      return judge((await response.json()) as MessagesState, now())
    }),
    finding('Text webhook', async () => {
      const { status } = await fetch(new URL('/functions/v1/text-webhook', backend), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'MessageSid=SM0&MessageStatus=delivered',
      })
      if (status === 403) return good('Text webhook', 'It refuses what Twilio has not signed.')
      if (status === 503) {
        return notChecked(
          'Text webhook',
          'Texts are off: TWILIO_AUTH_TOKEN and TEXT_WEBHOOK_URL are not set.',
        )
      }
      return bad(
        'Text webhook',
        status === 404
          ? 'It is not there. Run "supabase functions deploy text-webhook".'
          : `It answers ${status} to what nobody has signed. Deploy it as it is here.`,
      )
    }),
  ])
}
