import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoAccounts } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { expectedRights } from '../database/rights/expected'
import { callers, type RightsCaller } from '../database/rights/walk'
import { signedIn, stopClock } from '../database/support/clients'
import { testNow } from '../database/support/drafts'
import { send, type Answer, type HostileRequest } from './hostile/requests'
import { secretsOf, sumsOf, toldOf, type Secrets } from './hostile/rights'
import { roundsFor } from './hostile/shares'
import { tooMuch } from './hostile/stored'
import { requestsOf, type Relation } from './hostile/tableRequests'
import { forgedTokens, noTokens } from './hostile/tokens'

/** Anybody who sends a request: one of the callers, or somebody who forged what they show. */
type Sender = { name: string; rights: RightsCaller; bearer: string | null }

/** What profiles let their owners write. */
const ownColumns = { 'public.profiles': ['first_name', 'last_name', 'updated_at'] }

describe.each(roundsFor('tables'))('seed $seed', ({ seed, count }) => {
  let backend: Backend
  let relations: Relation[]
  let secrets: Map<RightsCaller, Secrets>
  const tokens = new Map<RightsCaller, string>([['anon', localPublishableKey]])
  const senders: Sender[] = []

  beforeAll(async () => {
    backend = await createBackend({ sample: true })
    await stopClock(backend, testNow)
    await backend.sql(`update public.customers set notes = 'What colleagues wrote about ' || id`)
    await backend.sql(`update public.jobs set notes = 'What colleagues wrote about ' || id`)
    for (const { role } of demoAccounts) {
      const { data } = await (await signedIn(backend, role)).auth.getSession()
      tokens.set(role, data.session?.access_token ?? '')
    }
    relations = await backend.sql<Relation>(
      `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       group by 1 order by 1`,
    )
    secrets = await secretsOf(backend, tokens, relations)
    const [victim] = await backend.sql<{ id: string }>(
      `select id from public.profiles where role = 'super_admin'`,
    )
    const forged = await forgedTokens(backend, tokens.get('customer') ?? '', victim?.id ?? '')
    senders.push(
      ...callers.flatMap((rights) =>
        // As often as all forgers together.
        Array.from({ length: 8 }, () => ({
          name: rights,
          rights,
          bearer: tokens.get(rights) ?? '',
        })),
      ),
      ...Object.entries(forged).map(([name, bearer]) => ({
        name,
        rights: 'anon' as const,
        bearer,
      })),
      ...[null, ...noTokens].map((bearer) => ({
        name: `no token: ${bearer?.slice(0, 20)}`,
        rights: 'anon' as const,
        bearer,
      })),
    )
  })
  afterAll(() => backend.close())

  /** Why a sender may not be answered like this; undefined when they may. */
  function breach(sender: Sender, request: HostileRequest, answer: Answer): string | undefined {
    if (answer.fault) return answer.fault
    const told = toldOf(secrets.get(sender.rights) ?? new Set(), answer.body, answer.sent)
    if (told) return `${answer.status} tells what is not theirs: ${told}`
    const { pathname, searchParams } = new URL(request.path, 'http://site.example')
    const rights = expectedRights.relations[pathname.slice('/rest/v1/'.length)]
    if (!rights || request.method === 'OPTIONS' || answer.status >= 400) return undefined
    // Nothing to change is no change, and no row makes none: the sums at the end would tell of one.
    const isNothing =
      (request.method === 'PATCH' && answer.status === 204) ||
      (request.method === 'POST' && answer.status === 201 && /^(\[\])?$/.test(answer.body))
    if (!rights.sees?.[sender.rights]) {
      return isNothing ? undefined : `${answer.status} for a closed table`
    }
    // Of what is asked for twice, only the first counts.
    const asked = [...searchParams]
      .filter(
        ([key, value]) =>
          !/^(columns|on_conflict)$/.test(key) &&
          !((key === 'order' || key === 'select') && searchParams.get(key) !== value),
      )
      .join('&')
    const hidden = rights.hidden?.[sender.rights]?.find((column) => asked.includes(column))
    return hidden && `${answer.status} with ${hidden}, which is hidden`
  }

  test(
    'no read or write of a table ends in a 5xx, tells of our insides or passes the rights',
    { timeout: 600_000 },
    async () => {
      const before = await sumsOf(backend, ownColumns)
      const [last] = await backend.sql<{ id: number }>('select max(id) as id from public.audit_log')
      const attacks = fc.sample(fc.tuple(requestsOf(relations), fc.constantFrom(...senders)), {
        numRuns: count,
        seed,
      })
      const faults = new Map<string, string>()
      const statuses: Record<number, number> = {}
      for (const [index, [request, sender]] of attacks.entries()) {
        const answer = await send(backend, request, sender.bearer, index)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const fault = breach(sender, request, answer)
        const kind = fault?.slice(0, 60)
        if (kind && !faults.has(kind)) {
          faults.set(kind, `${sender.name}: ${fault}\n${answer.sent.slice(0, 600)}`)
        }
      }
      console.log(`${count} reads and writes:`, statuses)
      expect([...faults.values()]).toEqual([])
      // Many have got through to the rows that their sender may see.
      expect(statuses[200] ?? 0).toBeGreaterThan(count / 50)
      // Of all this, the log notes what people wrote about themselves.
      const noted = await backend.sql(
        `delete from public.audit_log where id > $1
         returning table_name, record_id = actor::text as "isOwn"`,
        [last?.id],
      )
      for (const note of noted) expect(note).toEqual({ table_name: 'profiles', isOwn: true })
      expect(await sumsOf(backend, ownColumns)).toEqual(before)
      expect(await tooMuch(backend)).toEqual([])

      const office = await signedIn(backend, 'admin')
      const { data } = await office.from('customers').select('id')
      expect(data).toHaveLength(60)
    },
  )
})
