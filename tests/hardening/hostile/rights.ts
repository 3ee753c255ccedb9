import type { Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { expectedRights } from '../../database/rights/expected'
import { callers, type RightsCaller } from '../../database/rights/walk'
import { testOrigin } from '../../database/support/clients'
import type { Relation } from './tableRequests'

/** Texts in the database that somebody must not be told. */
export type Secrets = ReadonlySet<string>

/** What looks like somebody's or something's own: neither short, nor a day or a time. */
const isTelling = (text: string) => text.length >= 5 && !/^\d{4}-\d\d-\d\d|^\d+:\d\d/.test(text)

function textsOf(value: unknown, into: Set<string>) {
  if (typeof value === 'string') {
    if (isTelling(value)) into.add(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) textsOf(one, into)
  }
}

async function rowsOf(backend: Backend, table: string): Promise<unknown[]> {
  return backend.sql(`select to_jsonb(t) as row from ${table} t`)
}

/** What a caller reads when they ask honestly for everything that their rights allow. */
async function readAll(
  backend: Backend,
  token: string,
  { name, columns }: Relation,
  hidden: string[],
) {
  const select = columns.filter((column) => !hidden.includes(column)).join(',')
  const response = await backend.fetch(
    new Request(`${testOrigin}/rest/v1/${name}?select=${select}`, {
      headers: { apikey: localPublishableKey, Authorization: `Bearer ${token}` },
    }),
  )
  return (await response.json()) as unknown
}

/** For each caller, what stands in the database and is none of their business. */
export async function secretsOf(
  backend: Backend,
  tokens: ReadonlyMap<RightsCaller, string>,
  relations: readonly Relation[],
): Promise<Map<RightsCaller, Secrets>> {
  const everything = new Set<string>()
  for (const { name } of relations) textsOf(await rowsOf(backend, `public."${name}"`), everything)
  for (const table of ['users', 'sessions', 'refresh_tokens', 'identities']) {
    textsOf(await rowsOf(backend, `auth.${table}`), everything)
  }
  const secrets = new Map<RightsCaller, Secrets>()
  for (const caller of callers) {
    // What columns are called is in every answer.
    const readable = new Set(relations.flatMap(({ columns }) => columns))
    for (const relation of relations) {
      const rights = expectedRights.relations[relation.name]
      if (!rights?.sees?.[caller]) continue
      textsOf(
        await readAll(backend, tokens.get(caller) ?? '', relation, rights.hidden?.[caller] ?? []),
        readable,
      )
    }
    secrets.set(caller, new Set([...everything].filter((text) => !readable.has(text))))
  }
  return secrets
}

/** What of the secrets an answer has in it, and was not sent along; undefined for nothing. */
export function toldOf(secrets: Secrets, body: string, sent: string): string | undefined {
  const written = [...body.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  return [...written, ...body.split(/[,\n"]/)].find(
    (text) => secrets.has(text) && !sent.includes(text),
  )
}

/** A sum over every row of every table, but for the columns that are left out. */
export async function sumsOf(
  backend: Backend,
  leftOut: Record<string, string[]>,
): Promise<Record<string, string>> {
  const tables = await backend.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await backend.sql<{ sum: string }>(
      `select coalesce(md5(string_agg(r, '' order by r)), '') as sum
       from (select (to_jsonb(t) - $1::text[])::text as r from ${name} t) s`,
      [leftOut[name] ?? []],
    )
    sums[name] = row?.sum ?? ''
  }
  return sums
}
