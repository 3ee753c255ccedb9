import type { CallDatabase } from '../_shared/callDatabase.ts'
import { isSigned } from './signature.ts'

export type WebhookSettings = {
  call: CallDatabase
  /** Twilio's key; without it texts are off and nobody is believed. */
  authToken: string | undefined
  /** The address that Twilio was told: behind a gateway the request itself has another. */
  url: string | undefined
}

/** No report and no text is longer. In characters. */
const longest = 20_000

/** How the networks' reports end; anything else is on its way still. */
const deliveries: Readonly<Record<string, 'delivered' | 'undelivered'>> = {
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
}

/** Nothing is to be answered: STOP and START are confirmed by Twilio itself. */
const noReply = () =>
  new Response('<?xml version="1.0" encoding="UTF-8"?><Response></Response>', {
    headers: { 'Content-Type': 'text/xml; charset=utf-8' },
  })

async function take(fields: URLSearchParams, call: CallDatabase): Promise<void> {
  const providerId = fields.get('MessageSid') ?? ''
  const status = fields.get('MessageStatus')
  if (status !== null) {
    const delivery = deliveries[status]
    const code = fields.get('ErrorCode') ?? ''
    if (delivery) {
      await call('record_delivery', {
        provider_id: providerId,
        delivery,
        error: /^\d{1,6}$/.test(code) && code !== '0' ? `twilio_${code}` : '',
      })
    }
    return
  }
  await call('record_text_reply', {
    from_phone: fields.get('From') ?? '',
    body: fields.get('Body') ?? '',
    provider_id: providerId,
  })
}

/**
 * Takes Twilio's delivery reports and people's answers. What is not signed with the account's key is refused with
 * 403; the same twice changes nothing the second time.
 */
export async function answerWebhook(
  request: Request,
  { call, authToken, url }: WebhookSettings,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  if (!authToken || !url) return Response.json({ message: 'not_configured' }, { status: 503 })
  const body = await request.text()
  const fields = new URLSearchParams(body)
  const signature = request.headers.get('x-twilio-signature') ?? ''
  if (body.length > longest || !(await isSigned(authToken, url, fields, signature))) {
    return Response.json({ message: 'forbidden' }, { status: 403 })
  }
  try {
    await take(fields, call)
    return noReply()
  } catch (error) {
    console.error(`A report was not taken: ${error instanceof Error ? error.message : 'error'}`)
    // Twilio asks again after this.
    return Response.json({ message: 'unavailable' }, { status: 503 })
  }
}
