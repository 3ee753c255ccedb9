import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { localPublishableKey } from '@local/keys'
import { readMigrations } from '@local/migrations'
import { serve, type Serving } from '@local/serve'
import { checkBackend } from '../../supabase/doctor/backendChecks'
import { firstAdmin } from '../../supabase/doctor/firstAdmin'
import { checkMessages } from '../../supabase/doctor/messageChecks'
import { checkPasswords } from '../../supabase/doctor/passwordChecks'
import { checkSite } from '../../supabase/doctor/siteChecks'

let serving: Serving
let site = ''
let secretKey = ''
beforeAll(async () => {
  serving = await serve({ port: 0, staticDir: inject('siteFolder') })
  site = `http://localhost:${serving.port}`
  secretKey = (await serving.backend).secretKey
})
afterAll(() => serving?.close())

type Change = (path: string, response: Response) => Response | Promise<Response>

/** A fetch whose answers something on the way has changed. */
const changed =
  (change: Change): typeof fetch =>
  async (input, init) =>
    change(new URL(String(input)).pathname, await fetch(input, init))

const unchanged: Change = (_, response) => response
const newest = readMigrations().at(-1)?.version ?? ''

async function examine({ change = unchanged, key = localPublishableKey, at = Date.now() } = {}) {
  const asked = changed(change)
  const findings = await Promise.all([
    checkSite({ site, backend: site, fetch: asked }),
    checkBackend({
      backend: site,
      publishableKey: key,
      secretKey,
      newestMigration: newest,
      now: () => at,
      fetch: asked,
    }),
    checkPasswords({ backend: site, publishableKey: localPublishableKey, fetch: asked }),
    checkMessages({ backend: site, messagesSecret: secretKey, now: () => at, fetch: asked }),
  ])
  return findings.flat()
}

/** What hosted Auth says of a password that it takes, to a request that makes nothing. */
const taken = { code: 'validation_failed' }

const wrong = (findings: Awaited<ReturnType<typeof examine>>) =>
  findings.filter(({ outcome }) => outcome === 'bad').map(({ what }) => what)

describe('the examination of a deployment', () => {
  it('finds nothing to mend on the built site, but the address that only a publisher knows', async () => {
    const findings = await examine()
    // A build without VITE_SITE_URL names the placeholder's address.
    expect(wrong(findings)).toEqual(['Search engines'])
    expect(findings.length).toBeGreaterThan(14)
  })

  it.each<[string, Change]>([
    ['Security headers', (_, { body, status }) => new Response(body, { status })],
    [
      'Content Security Policy',
      (_, { body, headers, status }) => {
        const weaker = new Headers(headers)
        const policy = headers.get('Content-Security-Policy') ?? ''
        weaker.set('Content-Security-Policy', policy.replace(/; *require-trusted-types.*/, ''))
        return new Response(body, { status, headers: weaker })
      },
    ],
    ['Unknown addresses', (path, r) => (path.includes('no-such') ? new Response('') : r)],
    ['Pages made in the browser', (p, r) => (p === '/admin/quotes' ? Response.error() : r)],
    ['Source maps', (path, r) => (path.endsWith('.map') ? new Response('{}') : r)],
    ['Caching', (path, r) => (path.startsWith('/assets/') ? new Response('') : r)],
    ['Connectivity address', (path, r) => (path === '/favicon.svg' ? new Response('') : r)],
    ['Rights of a visitor', (p, r) => (p === '/rest/v1/quotes' ? Response.json([]) : r)],
    ['Booking', (p, r) => (p.endsWith('available_time_frames') ? Response.json([]) : r)],
    ['Photos', (p, r) => (p.includes('/bucket/') ? Response.json({ public: true }) : r)],
    ['Messages', (p, r) => (p.endsWith('/messages') ? new Response('', { status: 404 }) : r)],
    ['Passwords', (p, r) => (p === '/auth/v1/signup' ? Response.json(taken, { status: 400 }) : r)],
    ['Text webhook', (p, r) => (p.endsWith('/text-webhook') ? new Response('') : r)],
    ['Migrations', (p, r) => (p.endsWith('schema_version') ? Response.json('2020') : r)],
  ])('finds what is wrong: %s', async (what, change) => {
    expect(wrong(await examine({ change }))).toContain(what)
  })

  it('finds a secret key where the published one belongs, and does not repeat it', async () => {
    const findings = await examine({ key: secretKey })
    expect(wrong(findings)).toContain('Published key')
    expect(JSON.stringify(findings)).not.toContain(secretKey)
  })

  it('leaves no account behind when it looks at the password rule', async () => {
    const backend = await serving.backend
    await examine()
    const rows = await backend.sql(`select 1 from auth.users where email like 'doctor%'`)
    expect(rows).toEqual([])
    expect(backend.mails().filter(({ to }) => to.startsWith('doctor'))).toEqual([])
  })

  it('makes no code for a first administrator while there is one', async () => {
    const { isMade, lines } = await firstAdmin({ backend: site, secretKey, site, fetch })
    expect(isMade).toBe(false)
    expect(lines.join(' ')).toContain('has a super administrator already')
  })

  it('finds a clock that is off', async () => {
    expect(wrong(await examine({ at: Date.now() + 120_000 }))).toContain('Clock')
  })
})
