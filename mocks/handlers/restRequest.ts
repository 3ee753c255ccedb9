import type { RestCaller } from './gateway'
import { rangeOf, restError } from './answers'
import { isBanned } from '../database/authServer'
import type { MockDatabase } from '../database/mockDatabase'

/** A table that the mocks serve: its columns and which of them hold UUIDs. */
export type TableShape = { table: string; columns: readonly string[]; uuids: readonly string[] }

type Failure = { refusal: ReturnType<typeof restError> }

/** The JSON body of a REST request; PostgREST refuses what is no JSON with PGRST102. */
export async function readRestBody(
  request: Request,
): Promise<{ body: Record<string, unknown> } | Failure> {
  const text = await request.clone().text()
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { body: body as Record<string, unknown> }
    }
  } catch {
    // Falls through: not JSON, or not an object.
  }
  return {
    refusal: restError({ status: 400, code: 'PGRST102', message: 'Empty or invalid json' }),
  }
}

/** The filter, columns and shape that a read or change asks for. */
export type RestQuery = {
  matches: (row: Record<string, unknown>) => boolean
  columns: readonly string[]
  single: boolean
}

/** Reads `select` and the `eq.` filters of an address; unknown columns (42703) and bad UUIDs (22P02) are refused. */
export function readQuery(shape: TableShape, request: Request): { query: RestQuery } | Failure {
  const parameters = new URL(request.url).searchParams
  const wanted = (parameters.get('select') ?? '*').split(',').map((column) => column.trim())
  const columns = wanted.includes('*') ? shape.columns : wanted
  const filters: [string, string][] = []
  for (const [name, value] of parameters) {
    if (['select', 'limit', 'offset', 'order', 'columns'].includes(name)) continue
    filters.push([name, value])
  }
  for (const column of [...columns, ...filters.map(([name]) => name)]) {
    if (!shape.columns.includes(column)) {
      return {
        refusal: restError({
          status: 400,
          code: '42703',
          message: `column ${shape.table}.${column} does not exist`,
        }),
      }
    }
  }
  for (const [column, filter] of filters) {
    const value = filter.replace(/^eq\./, '')
    if (
      shape.uuids.includes(column) &&
      !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
    ) {
      return {
        refusal: restError({
          status: 400,
          code: '22P02',
          message: `invalid input syntax for type uuid: "${value}"`,
        }),
      }
    }
  }
  return {
    query: {
      columns,
      single: (request.headers.get('accept') ?? '').includes('application/vnd.pgrst.object+json'),
      matches: (row) => filters.every(([column, filter]) => `eq.${row[column]}` === filter),
    },
  }
}

/** The rows as PostgREST sends them: a list, or one bare object, or 406 PGRST116 when it is not one. */
export function sendRows(rows: readonly Record<string, unknown>[], query: RestQuery) {
  const picked = rows.map((row) =>
    Object.fromEntries(query.columns.map((column) => [column, row[column] ?? null])),
  )
  if (query.single && picked.length !== 1) {
    return restError({
      status: 406,
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${picked.length} rows`,
    })
  }
  return new Response(JSON.stringify(query.single ? picked[0] : picked), {
    status: 200,
    headers: {
      'Content-Type': query.single
        ? 'application/vnd.pgrst.object+json; charset=utf-8'
        : 'application/json; charset=utf-8',
      'Content-Range': rangeOf(picked.length),
    },
  })
}

/** 42501: 401 for a visitor, 403 for a signed-in person. */
export function permissionDenied(caller: RestCaller, message: string) {
  return restError({ status: caller.role === 'anon' ? 401 : 403, code: '42501', message })
}

/**
 * The signed-in person whose session still exists, or null: a token outlives its sign-out until it
 * expires, and the database looks the session up (`signed_in_user()`).
 */
export function signedInUser(database: MockDatabase, caller: RestCaller): string | null {
  if (caller.role === 'anon') return null
  const session = database.sessions.get(caller.sessionId)
  const user = database.users.get(caller.userId)?.user
  const isIn = session?.userId === caller.userId && !(user && isBanned(database, user))
  return isIn ? caller.userId : null
}
