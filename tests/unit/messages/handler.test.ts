import { afterEach, describe, expect, it, vi } from 'vitest'
import { databaseOver, type CallDatabase } from '../../../supabase/functions/_shared/callDatabase'
import { databaseOutbox } from '../../../supabase/functions/messages/databaseOutbox'
import { answerMessages } from '../../../supabase/functions/messages/handler'
import {
  configuredMail,
  configuredTexts,
} from '../../../supabase/functions/messages/providers/configured'
import { fakeOutbox } from './fakeOutbox'
import { sampleMessage, site } from '@mocks/fixtures/messages'

const secret = 'a long secret'

function scene(changes: object = {}) {
  const { outbox, recorded } = fakeOutbox([sampleMessage('moved', { id: 'a' })])
  const call = vi.fn<CallDatabase>(async (name) =>
    name === 'messages_health' ? { waiting: 1 } : null,
  )
  const ask = async (method: string, shown = secret) => {
    const request = new Request('https://project.example/functions/v1/messages', {
      method,
      headers: { 'x-messages-secret': shown },
    })
    const response = await answerMessages(request, { outbox, call, site, secret, ...changes })
    return { status: response.status, body: (await response.text()) || null }
  }
  return { ask, outbox, recorded, call }
}

afterEach(() => void vi.restoreAllMocks())

describe('the function that Cron calls', () => {
  it('sends what is due when it is posted to', async () => {
    const mail = { send: async () => ({ outcome: 'sent' as const }) }
    const { ask, recorded } = scene({ mail })
    expect(await ask('POST')).toEqual({ status: 200, body: '{"sent":1,"retry":0,"failed":0}' })
    expect(recorded).toMatchObject([{ id: 'a', outcome: 'sent' }])
  })

  it('has the site built again after it, and answers the same when that goes wrong', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { ask, call } = scene()
    call.mockRejectedValue(new Error('claim_publish was answered with 500'))
    expect((await ask('POST')).status).toBe(200)
    expect(call).toHaveBeenCalledExactlyOnceWith('claim_publish', {})
    expect(log).toHaveBeenCalledExactlyOnceWith('Nothing was published: Error')
  })

  it('fails visibly what has no provider', async () => {
    const { ask, recorded } = scene()
    await ask('POST')
    expect(recorded).toMatchObject([{ outcome: 'failed', error: 'not_configured' }])
  })

  it('tells how things stand when it is read, and sends nothing', async () => {
    const { ask, outbox } = scene({ mail: { send: vi.fn<() => never>() } })
    expect(await ask('GET')).toEqual({
      status: 200,
      body: '{"mail":true,"text":false,"health":{"waiting":1}}',
    })
    expect(outbox.claim).not.toHaveBeenCalled()
  })

  it.each(['', 'a long secres', 'a long secret ', 'A LONG SECRET'.repeat(50)])(
    'refuses %o for the secret',
    async (shown) => {
      const { ask, outbox, call } = scene()
      // A header loses the spaces around it.
      const expected = shown.trim() === secret ? 200 : 403
      expect((await ask('GET', shown)).status).toBe(expected)
      expect((await scene().ask('POST', shown)).status).toBe(expected)
      expect(outbox.claim).not.toHaveBeenCalled()
      expect(call).toHaveBeenCalledTimes(expected === 200 ? 1 : 0)
    },
  )

  it('answers nobody while it has no secret', async () => {
    expect((await scene({ secret: undefined }).ask('POST', '')).status).toBe(503)
  })

  it('knows no other method', async () => {
    expect((await scene().ask('DELETE')).status).toBe(405)
  })

  it('says that the database is out of reach', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { ask, outbox } = scene()
    outbox.claim.mockRejectedValue(new Error('claim_messages was answered with 503'))
    expect((await ask('POST')).status).toBe(503)
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('the outbox over REST', () => {
  const asked = (response: Response) => vi.fn<typeof fetch>(async () => response)

  it('claims and records with the secret key', async () => {
    const ask = asked(Response.json([sampleMessage('moved')]))
    const outbox = databaseOutbox(databaseOver('https://project.example', 'eyJ', ask), 'edge')
    expect(await outbox.claim(20)).toMatchObject([{ kind: 'moved' }])
    const [address, request] = ask.mock.calls[0] ?? []
    expect(String(address)).toBe('https://project.example/rest/v1/rpc/claim_messages')
    expect(request?.body).toBe('{"worker":"edge","most":20}')
    expect(new Headers(request?.headers).get('Authorization')).toBe('Bearer eyJ')
  })

  it('records a result in the database’s names', async () => {
    const call = vi.fn<CallDatabase>(async () => null)
    await databaseOutbox(call, 'edge').finish('a', 2, { outcome: 'sent', providerId: 'SM1' })
    expect(call).toHaveBeenCalledExactlyOnceWith('finish_message', {
      id: 'a',
      attempt: 2,
      outcome: 'sent',
      provider_id: 'SM1',
      error: '',
    })
  })

  it('shows a key of the newer kind as a key alone', async () => {
    const ask = asked(new Response(null, { status: 204 }))
    await databaseOver('https://project.example', 'sb_secret_1', ask)('finish_message', {})
    const headers = new Headers(ask.mock.calls[0]?.[1]?.headers)
    expect(headers.get('apikey')).toBe('sb_secret_1')
    expect(headers.has('Authorization')).toBe(false)
  })

  it('fails with the status alone: what a database says may quote its values', async () => {
    const ask = asked(Response.json({ message: 'ana@example.com' }, { status: 500 }))
    const call = databaseOver('https://project.example', 'eyJ', ask)
    await expect(call('claim_messages', {})).rejects.toThrow(
      /^claim_messages was answered with 500$/,
    )
  })
})

describe('the providers of the settings', () => {
  const all: Record<string, string> = {
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'office@sunline.example',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+15550100199',
  }

  it('are on with all of their keys', () => {
    expect(configuredMail((name) => all[name])).toHaveProperty('send')
    expect(configuredTexts((name) => all[name])).toHaveProperty('send')
  })

  it.each(Object.keys(all))('are off without %s', (missing) => {
    const setting = (name: string) => (name === missing ? undefined : all[name])
    const provider = missing.startsWith('TWILIO')
      ? configuredTexts(setting)
      : configuredMail(setting)
    expect(provider).toBeUndefined()
  })
})
