import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoAccounts } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { emailOf, signedIn, testOrigin, visitorOf } from '../database/support/clients'
import { authRequestsOf } from './hostile/authRequests'
import { send, type Answer, type HostileRequest } from './hostile/requests'
import { roundsFor } from './hostile/shares'
import { forgedTokens, noTokens } from './hostile/tokens'

const attacker = { email: 'attacker@example.com', password: 'A passw0rd of their own' }

/** A hash of a password (bcrypt). */
const hash = /\$2[aby]\$\d\d\$/

/** What of an account nobody but its owner may change, and nobody at all may raise. */
const accountColumns = `u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.role,
  u.raw_app_meta_data, u.raw_user_meta_data, to_jsonb(p) as profile`

describe.each(roundsFor('auth'))('seed $seed', ({ seed, count }) => {
  let backend: Backend
  let attackerId: string
  let token: string
  let stored: Record<string, unknown> | undefined
  let forged: Record<string, string>
  let refreshTokens: string[]

  const accounts = (where: string) =>
    backend.sql<Record<string, unknown>>(
      `select ${accountColumns} from auth.users u left join public.profiles p on p.id = u.id
       where ${where} order by u.email`,
    )
  const demoEmails = demoAccounts.map(({ email }) => `'${email}'`).join(', ')
  const victims = () => accounts(`u.email in (${demoEmails})`)

  /** The attacker signs in; what they did to their own account is undone first. */
  async function begin(): Promise<void> {
    await backend.sql('update auth.users set email = $2, encrypted_password = $3 where id = $1', [
      attackerId,
      stored?.email,
      stored?.encrypted_password,
    ])
    const { data, error } = await visitorOf(backend).auth.signInWithPassword(attacker)
    if (error) throw error
    token = data.session.access_token
    refreshTokens = [data.session.refresh_token]
  }

  beforeAll(async () => {
    backend = await createBackend({ siteUrl: testOrigin })
    const { data } = await visitorOf(backend).auth.signUp(attacker)
    attackerId = data.user?.id ?? ''
    await backend.sql('update auth.users set email_confirmed_at = now() where id = $1', [
      attackerId,
    ])
    ;[stored] = await accounts(`u.id = '${attackerId}'`)
    await begin()
    const [victim] = await accounts(`u.email = '${emailOf('super_admin')}'`)
    forged = await forgedTokens(backend, token, String(victim?.id))
  })
  afterAll(() => backend.close())

  /** Why somebody may not be answered like this; undefined when they may. */
  function breach(request: HostileRequest, isOwn: boolean, answer: Answer): string | undefined {
    if (answer.fault) return answer.fault
    if (hash.test(answer.body)) return `${answer.status} tells a password's hash`
    const location = answer.headers.get('Location')
    if (location !== null) {
      const { protocol, hostname } = new URL(location, testOrigin)
      if (!/^https?:$/.test(protocol) || !['localhost', '127.0.0.1'].includes(hostname)) {
        return `${answer.status} leads to ${location}`
      }
    }
    const { pathname } = new URL(request.path, testOrigin)
    const isForTheSignedIn = /\/(user|logout|reauthenticate|admin\/.*)$/.test(pathname)
    const isOpen = answer.status < 400 && request.method !== 'OPTIONS'
    return isForTheSignedIn && isOpen && !isOwn ? `${answer.status} for a stranger` : undefined
  }

  test(
    'no request to the auth service ends in a 5xx, tells of our insides or gets somebody more than theirs',
    { timeout: 600_000 },
    async () => {
      const before = await victims()
      const emails = [
        ...demoAccounts.map(({ email }) => email),
        attacker.email,
        'waits@example.com',
      ]
      const attacks = fc.sample(
        fc.tuple(
          authRequestsOf({ emails, refreshTokens, mailTokens: ['f'.repeat(64), '123456'] }),
          fc.oneof(
            { weight: 3, arbitrary: fc.constant('own') },
            { weight: 2, arbitrary: fc.constantFrom(...Object.keys(forged)) },
            { weight: 1, arbitrary: fc.constantFrom(localPublishableKey, ...noTokens) },
          ),
        ),
        { numRuns: count, seed },
      )
      const faults = new Map<string, string>()
      const statuses: Record<number, number> = {}
      for (const [index, [request, sender]] of attacks.entries()) {
        const isOwn = sender === 'own'
        const bearer = isOwn ? token : (forged[sender] ?? sender)
        const answer = await send(backend, request, bearer, index)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const fault = breach(request, isOwn, answer)
        const kind = fault && `${request.path.split('?')[0]} ${fault.slice(0, 60)}`
        if (kind && !faults.has(kind)) {
          faults.set(
            kind,
            `${sender.slice(0, 40)}: ${fault}\n${answer.sent.slice(0, 300)} … ${answer.sent.slice(-200)}`,
          )
        }
        const isChange = isOwn && answer.status < 400 && /\/(user|logout)/.test(request.path)
        if (isChange && request.method !== 'GET') await begin()
      }
      console.log(`${count} requests to the auth service:`, statuses)
      expect([...faults.values()]).toEqual([])
      expect(statuses[200] ?? 0).toBeGreaterThan(count / 20)

      expect(await victims()).toEqual(before)
      const sent = attacks.map(([{ body }]) => body?.length ?? 0)
      const strangers = await accounts(`u.email not in (${demoEmails})`)
      expect(strangers.length).toBeGreaterThan(2)
      for (const { id, profile, ...user } of strangers) {
        expect(user).toMatchObject({
          role: 'authenticated',
          raw_app_meta_data: { provider: 'email', providers: ['email'] },
        })
        expect(profile).toMatchObject({ id, role: 'customer' })
        // Nobody else has read the mail.
        expect(user.email_confirmed_at === null).toBe(id !== attackerId)
        expect(String(user.email).length).toBeLessThan(256)
        // What people keep about themselves is theirs, and no more than they have sent.
        expect(JSON.stringify(user.raw_user_meta_data).length).toBeLessThanOrEqual(
          id === attackerId ? sent.reduce((all, one) => all + one, 0) : Math.max(...sent),
        )
      }
      for (const mail of backend.mails()) expect(mail.to).toMatch(/^[^\s,<>]+@[^\s,<>]+$/)

      const office = await signedIn(backend, 'admin')
      const { data } = await office.from('profiles').select('role').eq('role', 'super_admin')
      expect(data).toEqual([{ role: 'super_admin' }])
    },
  )
})
