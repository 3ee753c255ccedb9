import type { AttemptResult } from '../outbox.ts'
import type { OutgoingText, TextProvider } from './text.ts'

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** A number in E.164, or the id of a messaging service (MG…). */
  from: string
  /** Where delivery reports go. */
  statusCallback?: string
  fetch?: typeof fetch
}

type TwilioAnswer = { sid?: string; code?: number }
type SentText = { sid: string; body: string; status: string; date_created: string }
type TwilioList = { messages?: SentText[] }

/**
 * What an answer of Twilio other than success means. A wrong key is ours to mend and the text waits; any other
 * refusal of the request is final.
 */
function twilioFailure(status: number, code: number | undefined): AttemptResult {
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  return { outcome: isFinal ? 'failed' : 'retry', error: `twilio_${code ?? status}` }
}

/** Longer than a sender waits: a late success still counts. In milliseconds. */
const patience = 60_000

/**
 * How far back a sending that nobody heard of is looked for, in milliseconds: longer than most attempts wait, and
 * short enough that the same words sent again by hand count as new.
 */
const lookBack = 70 * 60_000

/** Links have a new secret with each attempt; all other words of a text stay the same. */
const withoutLinks = (body: string) => body.replace(/https?:\/\/\S+/g, '')

/** Sends texts through Twilio's Messages API. */
export function twilioProvider(settings: TwilioSettings): TextProvider {
  const { accountSid, authToken, from, statusCallback, fetch: ask = fetch } = settings
  const address = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const headers = { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` }

  /** Twilio knows no key for a repeated request: what an earlier attempt brought about is looked for. */
  async function alreadySent({ attempt, to, body }: OutgoingText): Promise<string | undefined> {
    if (attempt < 2) return undefined
    const since = Date.now() - lookBack
    const query = new URLSearchParams({
      To: to,
      'DateSent>': new Date(since).toISOString().slice(0, 10),
      PageSize: '50',
    })
    const response = await ask(`${address}?${query}`, {
      headers,
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error('Twilio does not tell what it sent')
    const { messages = [] } = (await response.json()) as TwilioList
    return messages.find(
      (sent) =>
        withoutLinks(sent.body) === withoutLinks(body) &&
        !['failed', 'undelivered', 'canceled'].includes(sent.status) &&
        Date.parse(sent.date_created) >= since,
    )?.sid
  }

  async function send(text: OutgoingText): Promise<AttemptResult> {
    const earlier = await alreadySent(text)
    if (earlier) return { outcome: 'sent', providerId: earlier }
    const response = await ask(address, {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        To: text.to,
        Body: text.body,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        ...(statusCallback ? { StatusCallback: statusCallback } : {}),
      }),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json().catch(() => ({}))) as TwilioAnswer
    return response.ok
      ? { outcome: 'sent', providerId: answer.sid }
      : twilioFailure(response.status, answer.code)
  }

  return {
    async send(text) {
      try {
        return await send(text)
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        return { outcome: 'retry', error: isLate ? 'timeout' : 'twilio_unreachable' }
      }
    },
  }
}
