import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallDatabase } from '../../../supabase/functions/_shared/callDatabase'
import { answerWebhook } from '../../../supabase/functions/text-webhook/handler'
import { isSigned, signatureOf } from '../../../supabase/functions/text-webhook/signature'

const authToken = '12345'
const url = 'https://project.example/functions/v1/text-webhook'

const report = { MessageSid: 'SM1', MessageStatus: 'delivered', From: '+15550100199' }
const reply = { MessageSid: 'SM2', From: '+15550101234', Body: 'Stop' }

function database(answer: unknown = null) {
  return vi.fn<CallDatabase>(async () => answer)
}

async function post(
  fields: Record<string, string>,
  { call = database(), key = authToken, changed = {}, settings = {} } = {},
) {
  const signature = await signatureOf(key, url, new URLSearchParams(fields))
  const request = new Request('http://inside.example/text-webhook', {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature },
    body: new URLSearchParams({ ...fields, ...changed }),
  })
  const response = await answerWebhook(request, { call, authToken, url, ...settings })
  return { status: response.status, text: await response.text(), call }
}

afterEach(() => void vi.restoreAllMocks())

describe('the signature of a request', () => {
  it('is the one that Twilio’s documentation gives for its example', async () => {
    const fields = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+12349013030',
      Digits: '1234',
      From: '+12349013030',
      To: '+18005551212',
    })
    const address = 'https://mycompany.com/myapp.php?foo=1&bar=2'
    expect(await signatureOf('12345', address, fields)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=')
    expect(await isSigned('12345', address, fields, '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(true)
  })

  it.each(['', 'no base64 !', btoa('short'), btoa('x'.repeat(20))])('is not %o', async (forged) => {
    expect(await isSigned(authToken, url, new URLSearchParams(reply), forged)).toBe(false)
  })
})

describe('the webhook of texts', () => {
  it.each([
    ['delivered', '', 'delivered', ''],
    ['undelivered', '30003', 'undelivered', 'twilio_30003'],
    ['failed', '30006', 'undelivered', 'twilio_30006'],
    ['failed', 'ana@example.com', 'undelivered', ''],
  ])('records that a text was %s', async (MessageStatus, ErrorCode, delivery, error) => {
    const { status, call } = await post({ ...report, MessageStatus, ErrorCode })
    expect(status).toBe(200)
    expect(call).toHaveBeenCalledExactlyOnceWith('record_delivery', {
      provider_id: 'SM1',
      delivery,
      error,
    })
  })

  it('records nothing while a text is on its way', async () => {
    const { status, call } = await post({ ...report, MessageStatus: 'sent' })
    expect(status).toBe(200)
    expect(call).not.toHaveBeenCalled()
  })

  it('hands an answer over, and has nothing sent back', async () => {
    const call = database({ opted_out: true })
    const { text } = await post(reply, { call })
    expect(call).toHaveBeenCalledExactlyOnceWith('record_text_reply', {
      from_phone: '+15550101234',
      body: 'Stop',
      provider_id: 'SM2',
    })
    expect(text).toMatch(/<Response><\/Response>$/)
  })

  it.each<[string, Parameters<typeof post>[1]]>([
    ['another key', { key: 'guessed' }],
    ['a changed field', { changed: { From: '+15550109999' } }],
    ['an added field', { changed: { To: '+1' } }],
    ['another address', { settings: { url: 'https://other.example/' } }],
    ['an endless text', { changed: { Body: 'a'.repeat(30_000) } }],
  ])('refuses %s', async (_, forged) => {
    const { status, call } = await post(reply, forged)
    expect(status).toBe(403)
    expect(call).not.toHaveBeenCalled()
  })

  it('refuses a request without a signature, and any but POST', async () => {
    const call = database()
    const settings = { call, authToken, url }
    const ask = (method: string) =>
      answerWebhook(new Request(url, { method }), settings).then(({ status }) => status)
    expect(await ask('POST')).toBe(403)
    expect(await ask('GET')).toBe(405)
    expect(call).not.toHaveBeenCalled()
  })

  it('believes nobody while it has no key', async () => {
    expect((await post(reply, { settings: { authToken: undefined } })).status).toBe(503)
  })

  it('asks for a repetition when the database fails, and writes no number into the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const call = vi.fn<CallDatabase>(async () => {
      throw new Error('record_text_reply was answered with 500')
    })
    expect((await post(reply, { call })).status).toBe(503)
    expect(log.mock.calls.join()).not.toContain('5550101234')
  })
})
