import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { createMailbox } from '@local/mailbox'
import { addDays, businessToday, weekdayOf } from '@/domain/businessTime'
import { signatureOf } from '../../supabase/functions/text-webhook/signature'
import { draftWith } from './support/drafts'

const siteUrl = 'http://localhost:5173'
const webhook = `${siteUrl}/functions/v1/text-webhook`

let backend: Backend
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  backend = await createBackend({ siteUrl, dataDir: folder, sample: false })
  // A text waits for the morning, and the tests run at any hour.
  await backend.sql(`update public.booking_rules set text_from = '00:00', text_until = '24:00'
    where text_from is not null`)
})
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

/** A working day that can be booked, and lies beyond the time in which no reminder is sent. */
function bookableDay(): string {
  const day = addDays(businessToday(new Date()), 7)
  return weekdayOf(day) === 0 ? addDays(day, 1) : day
}

async function rest(name: string, args: object) {
  const response = await backend.fetch(
    new Request(`${siteUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
    }),
  )
  return (await response.json()) as Record<string, unknown>
}

/** Books as a visitor, with consent to texts. */
async function book(email: string, phoneNumber: string) {
  const draft = draftWith({ email, phoneNumber }) as unknown as { appointmentDetails: object }
  const appointmentDetails = {
    ...draft.appointmentDetails,
    date: bookableDay(),
    textConsent: { given: true, words: 'Text me about this appointment.' },
  }
  return rest('submit_quote', {
    draft: { ...draft, appointmentDetails },
    idempotency_key: crypto.randomUUID(),
    honeypot: '',
  })
}

const mailsTo = (to: string) => backend.mails().filter((mail) => mail.to === to)

const get = (path: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(`${siteUrl}${path}`, { headers }))

async function twilio(fields: Record<string, string>, signed = true) {
  const body = new URLSearchParams(fields)
  const signature = signed ? await signatureOf(backend.jwtSecret, webhook, body) : 'forged'
  const response = await backend.fetch(
    new Request(webhook, { method: 'POST', headers: { 'X-Twilio-Signature': signature }, body }),
  )
  return response.status
}

describe('the embedded backend', () => {
  it('sends a mail and a text soon after a booking, by itself', async () => {
    const { link } = await book('ana@example.com', '(714) 555-0126')
    expect(link).toMatch(/^[\w-]{22,}$/)
    await vi.waitUntil(() => mailsTo('+17145550126').length > 0, 10_000)
    const [mail] = mailsTo('ana@example.com')
    const [text] = mailsTo('+17145550126')
    expect(mail).toMatchObject({ channel: 'email', attachments: [{ filename: 'appointment.ics' }] })
    expect(mail?.text).toMatch(/http:\/\/localhost:5173\/appointment#[\w-]{22,}/)
    expect(text).toMatchObject({ channel: 'text', subject: '', html: '' })
    expect(text?.text).toContain('Reply STOP')
    expect(mailsTo('hello@sunline.example')[0]?.subject).toContain('New booking')
  })

  it('sends nothing twice, however often it is asked to', async () => {
    await book('bob@example.com', '')
    await Promise.all([backend.sendMessages(), backend.sendMessages(), backend.sendMessages()])
    expect(mailsTo('bob@example.com')).toHaveLength(1)
  })

  it('shows mails and texts on its page, and lets the calendar file be saved', async () => {
    const page = await (await get('/local/mail')).text()
    const [path = ''] = /\/local\/mail\/\d+\/appointment\.ics/.exec(page) ?? []
    expect(page).toContain('Text message')
    const file = await get(path)
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="appointment.ics"')
    expect(await file.text()).toMatch(/UID:[0-9a-f-]{36}@sunline\.example\r\nSEQUENCE:0\r\n/)
  })

  it.each([
    '/local/mail/0/appointment.ics',
    '/local/mail/1/secrets.json',
    '/local/mail/x',
    '/local/mail/1/..',
  ])('has no file at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('tells how sending goes to anybody who knows the secret', async () => {
    const path = '/functions/v1/messages'
    expect((await get(path)).status).toBe(403)
    const answer = await get(path, { 'x-messages-secret': backend.secretKey })
    expect(await answer.json()).toMatchObject({
      mail: true,
      text: true,
      health: { waiting: expect.any(Number), overdue: 0, failed: 0 },
    })
    expect((await get('/functions/v1/other')).status).toBe(404)
  })

  it('believes a delivery report that is signed, and no other', async () => {
    const [row] = await backend.sql<{ provider_id: string }>(
      `select provider_id from public.messages where channel = 'text' and status = 'sent'`,
    )
    const report = { MessageSid: row?.provider_id ?? '', MessageStatus: 'delivered' }
    const delivery = async () =>
      (
        await backend.sql<{ delivery: string }>(
          `select delivery from public.messages where provider_id = $1`,
          [row?.provider_id],
        )
      )[0]?.delivery
    expect(await twilio(report, false)).toBe(403)
    expect(await delivery()).toBe('')
    expect(await twilio(report)).toBe(200)
    expect(await twilio(report)).toBe(200)
    expect(await delivery()).toBe('delivered')
  })

  it('sends no more texts after STOP', async () => {
    const stop = { MessageSid: 'SM-stop', From: '+17145550126', Body: 'Stop' }
    expect(await twilio(stop)).toBe(200)
    expect(await twilio(stop)).toBe(200)
    await book('ana@example.com', '(714) 555-0126')
    await backend.sendMessages()
    expect(mailsTo('ana@example.com')).toHaveLength(2)
    expect(mailsTo('+17145550126')).toHaveLength(1)
  })

  it('keeps mails and texts beside its data', () => {
    const kept = createMailbox(folder).mails()
    expect(kept.map(({ channel, to }) => [channel, to])).toEqual(
      backend.mails().map(({ channel, to }) => [channel, to]),
    )
  })
})

describe('publishing', () => {
  const url = 'https://host.example/build/a-secret-of-the-host'
  const latest = async () => {
    const [row] = await backend.sql<{
      attempts: number
      is_published: boolean
      has_failed: boolean
    }>(
      `select attempts, published_at is not null as is_published, failed_at is not null as has_failed
       from private.publish_requests order by id desc limit 1`,
    )
    return row
  }
  const request = () =>
    backend.sql(`insert into private.publish_requests (requested_at, next_attempt_at)
      values (public.business_now(), public.business_now())`)
  const hookAnswers = (status: number) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status }))

  it('asks the host once for what was asked of the backend', async () => {
    await backend.sql('insert into private.build_hook (url) values ($1)', [url])
    const ask = hookAnswers(201)
    await request()
    await backend.sendMessages()
    await backend.sendMessages()
    expect(ask.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
      [url, 'POST'],
    ])
    expect(await latest()).toEqual({ attempts: 1, is_published: true, has_failed: false })
    ask.mockRestore()
  })

  it('tries three times, and then says that it failed', async () => {
    const ask = hookAnswers(500)
    await request()
    for (let turn = 0; turn < 5; turn += 1) {
      await backend.sendMessages()
      await backend.sql(`update private.publish_requests set next_attempt_at = now() where true`)
    }
    expect(ask).toHaveBeenCalledTimes(3)
    expect(await latest()).toEqual({ attempts: 3, is_published: false, has_failed: true })
    ask.mockRestore()
  })
})

describe('a backend that is told not to send', () => {
  it('sends when it is asked to', async () => {
    const quiet = await createBackend({ sendsMessages: false })
    try {
      await quiet.sql(`insert into public.messages
        (about, audience, kind, channel, due_at, next_attempt_at)
        values ('GLASS-001', 'office', 'office_low_stock', 'email', now(), now())`)
      await quiet.sendMessages()
      expect(quiet.mails().map(({ subject }) => subject)).toEqual(['Low stock: GLASS-001'])
    } finally {
      await quiet.close()
    }
  })
})

describe('GET', () => {
  it.each(['GET', 'HEAD'])('by %s no link changes anything, nor is it read', async (method) => {
    const booked = await book(`${method.toLowerCase()}@example.com`, '')
    const link = String(booked.link)
    const before = await rest('read_appointment', { link })
    for (const [name, args] of [
      ['read_appointment', {}],
      ['cancel_appointment', { version: '1' }],
      ['change_appointment', { fields: '{"access_note":"x"}' }],
      ['set_appointment_texts', { wanted: 'true' }],
      ['begin_appointment_photo', {}],
    ] as const) {
      const query = new URLSearchParams({ link, ...args })
      const response = await backend.fetch(
        new Request(`${siteUrl}/rest/v1/rpc/${name}?${query}`, {
          method,
          headers: { apikey: localPublishableKey },
        }),
      )
      // Hosted answers 405.
      expect([name, response.ok]).toEqual([name, false])
    }
    expect(await rest('read_appointment', { link })).toEqual(before)
  })
})
