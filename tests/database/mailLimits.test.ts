import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authSettings } from '@local/authSettings'
import { createBackend, type Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { emailOf, testOrigin } from './support/clients'

let backend: Backend
let now = Date.now()
beforeAll(async () => {
  backend = await createBackend({ siteUrl: testOrigin })
})
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  return () => vi.restoreAllMocks()
})
afterAll(() => backend.close())

function auth(path: string, body: object, address: string) {
  const request = new Request(`${testOrigin}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return backend.fetch(request, address)
}

describe('mails that anybody can have sent', () => {
  const kinds = [
    ['/signup', { password: 'A long passw0rd' }],
    ['/resend', { type: 'signup' }],
    ['/recover', {}],
    ['/otp', {}],
    ['/magiclink', {}],
  ] as const

  test.each(kinds)('%s is refused when it comes too early, known or not', async (path, rest) => {
    for (const email of [emailOf('technician'), `unknown${path.slice(1)}@example.com`]) {
      now += 2000
      const ask = () => auth(path, { email, ...rest }, '192.0.2.60')
      expect((await ask()).status).toBe(200)
      const refused = await ask()
      expect(refused.status).toBe(429)
      expect(await refused.json()).toMatchObject({
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after 1 seconds.',
      })
      now += 2000
      expect((await ask()).status).toBe(200)
    }
  })

  test.each([
    ['one network address', (n: number) => [`many${n}@example.com`, '192.0.2.70'] as const],
    ['one mail address', (n: number) => ['poor@example.com', `192.0.2.${n + 100}`] as const],
  ])('are limited in an hour for %s', async (_what, whom) => {
    const sent = backend.mails().length
    const ask = (n: number) => {
      now += 2000
      const [email, address] = whom(n)
      return auth('/recover', { email }, address)
    }
    for (let n = 0; n < authSettings.mailsPerHour; n++) expect((await ask(n)).status).toBe(200)
    const refused = await ask(authSettings.mailsPerHour)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'email rate limit exceeded',
    })
    expect(backend.mails().length - sent).toBeLessThanOrEqual(authSettings.mailsPerHour)
    now += 3_600_000
    expect((await ask(0)).status).toBe(200)
  })
})
