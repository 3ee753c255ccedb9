import { getResponse } from 'msw'
import type { Role } from '@/domain/roles'
import { createMockDatabase, type MockDatabase } from '@mocks/database/mockDatabase'
import { buildSession } from '@mocks/fixtures/auth'
import { claimsFor, writeAccessToken } from '@mocks/fixtures/accessToken'
import { demoPeople } from '@mocks/fixtures/people'
import { defaultHandlers } from '@mocks/handlers/defaults'

/** JSON of a server, of which nothing is known but what a test asks. */
export type Told = ReturnType<typeof JSON.parse>

/** What the pretend server answered. */
export type Answer = { status: number; body: Told }

/** A pretend server with a clock of its own, and calls of its functions. */
export function createAsked(
  overrides: Parameters<typeof createMockDatabase>[0] = {},
  at = Date.parse('2026-06-16T17:00:00Z'),
) {
  let now = at
  const database = createMockDatabase({ ...overrides, now: () => now })
  const handlers = defaultHandlers(database)

  async function send(path: string, body: unknown, token?: string): Promise<Answer> {
    const headers = new Headers({ apikey: 'sb_publishable_test' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    const request = new Request(`http://mock.example${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const response = await getResponse(handlers, request)
    const text = (await response?.text()) ?? ''
    return { status: response?.status ?? 0, body: text === '' ? null : JSON.parse(text) }
  }

  return {
    database,
    /** Lets time pass. */
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    send,
    /** Calls a function as a demo person, or as a visitor (null). */
    ask: (who: Role | null, name: string, args: Record<string, unknown> = {}) =>
      send(
        `/rest/v1/rpc/${name}`,
        args,
        who === null ? undefined : tokenOf(who, Math.floor(now / 1000)),
      ),
    /** Calls a function as an account that has one session. */
    askAs: (userId: string, name: string, args: Record<string, unknown> = {}, aal = 'aal1') =>
      send(`/rest/v1/rpc/${name}`, args, tokenOfAccount(database, userId, now, aal)),
  }
}

function tokenOf(role: Role, issuedAt: number): string {
  return buildSession({ role, issuedAt }).access_token
}

function tokenOfAccount(database: MockDatabase, id: string, now: number, aal: string): string {
  const user = database.users.get(id)?.user
  const session = [...database.sessions.values()].find(({ userId }) => userId === id)
  if (!user || !session) throw new Error('Nobody is signed in with this account')
  const issuedAt = Math.floor(now / 1000)
  const claims = claimsFor(user, { id: session.id, issuedAt, expiresIn: 3600 })
  return writeAccessToken({ ...claims, aal })
}

/** The fields and problems of a refusal with 422. */
export function problemsIn({ body }: Answer): unknown {
  return JSON.parse(String(body.details))
}

/** Somebody of the demo people. */
export const idOf = (role: Role) => demoPeople[role].id
