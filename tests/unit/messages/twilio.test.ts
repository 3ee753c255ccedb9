import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { twilioProvider } from '../../../supabase/functions/messages/providers/twilio'

const text = {
  id: 'm1',
  attempt: 1,
  to: '+15550101234',
  body: 'Hi: https://a.example/x#new Bye',
}

function provider(...answers: (Response | Error)[]) {
  const ask = vi.fn<typeof fetch>()
  for (const answer of answers) {
    if (answer instanceof Error) ask.mockRejectedValueOnce(answer)
    else ask.mockResolvedValueOnce(answer)
  }
  const { send } = twilioProvider({
    accountSid: 'AC1',
    authToken: 'secret',
    from: '+15550100199',
    statusCallback: 'https://b.example/text-webhook',
    fetch: ask,
  })
  return { send, ask }
}

const taken = () => Response.json({ sid: 'SM1' }, { status: 201 })
const earlier = (more: object = {}) =>
  Response.json({
    messages: [
      {
        sid: 'SM0',
        body: 'Hi: https://a.example/x#old Bye',
        status: 'delivered',
        date_created: 'Mon, 30 Nov 2026 17:59:00 +0000',
        ...more,
      },
    ],
  })

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T18:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('texts through Twilio', () => {
  it('are posted with the key, and where reports go', async () => {
    const { send, ask } = provider(taken())
    expect(await send(text)).toEqual({ outcome: 'sent', providerId: 'SM1' })
    const [address, request] = ask.mock.calls[0] ?? []
    expect(address).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
    expect(request?.headers).toEqual({ Authorization: `Basic ${btoa('AC1:secret')}` })
    expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({
      To: text.to,
      Body: text.body,
      From: '+15550100199',
      StatusCallback: 'https://b.example/text-webhook',
    })
  })

  it.each<[number, object, string, string]>([
    [400, { code: 21610 }, 'failed', 'twilio_21610'],
    [400, { code: 21614 }, 'failed', 'twilio_21614'],
    [404, {}, 'failed', 'twilio_404'],
    [401, { code: 20003 }, 'retry', 'twilio_20003'],
    [429, { code: 20429 }, 'retry', 'twilio_20429'],
    [500, {}, 'retry', 'twilio_500'],
    [503, {}, 'retry', 'twilio_503'],
  ])('answered with %i %o end as %s', async (status, body, outcome, error) => {
    const { send } = provider(Response.json(body, { status }))
    expect(await send(text)).toEqual({ outcome, error })
  })

  it('wait when the answer is no JSON', async () => {
    const { send } = provider(new Response('<html>Bad gateway', { status: 502 }))
    expect(await send(text)).toEqual({ outcome: 'retry', error: 'twilio_502' })
  })

  it('wait when nobody answers, and the error says nothing about anybody', async () => {
    const late = Object.assign(new Error('+15550101234'), { name: 'TimeoutError' })
    expect(await provider(new TypeError('+15550101234')).send(text)).toEqual({
      outcome: 'retry',
      error: 'twilio_unreachable',
    })
    expect(await provider(late).send(text)).toEqual({ outcome: 'retry', error: 'timeout' })
  })

  it('are not sent again when an attempt that nobody heard of had worked', async () => {
    const { send, ask } = provider(earlier())
    expect(await send({ ...text, attempt: 2 })).toEqual({ outcome: 'sent', providerId: 'SM0' })
    expect(ask).toHaveBeenCalledTimes(1)
    expect(new URL(String(ask.mock.calls[0]?.[0])).searchParams.get('To')).toBe(text.to)
  })

  it.each([
    ['failed', { status: 'undelivered' }],
    ['was another', { body: 'Hi: see you' }],
    ['is long ago', { date_created: 'Mon, 30 Nov 2026 12:00:00 +0000' }],
  ])('are sent again when what was sent before %s', async (_, more) => {
    const { send, ask } = provider(earlier(more), taken())
    expect(await send({ ...text, attempt: 2 })).toEqual({ outcome: 'sent', providerId: 'SM1' })
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('wait when Twilio does not tell what it sent', async () => {
    const { send, ask } = provider(new Response('', { status: 500 }))
    expect(await send({ ...text, attempt: 2 })).toMatchObject({ outcome: 'retry' })
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
