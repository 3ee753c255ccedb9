import { http, type RequestHandler } from 'msw'
import { isAdmin } from '../database/business/context'
import { currentInstant, type MockDatabase } from '../database/mockDatabase'
import { restNoContent, restError } from './answers'
import { contextOf } from './business'
import { sessionCaller, type RestCaller } from './gateway'
import {
  permissionDenied,
  readQuery,
  readRestBody,
  sendRows,
  signedInUser,
  type TableShape,
} from './restRequest'

const shape: TableShape = {
  table: 'profiles',
  columns: ['id', 'role', 'first_name', 'last_name', 'updated_at', 'deactivated_at'],
  uuids: ['id'],
}

// The columns the migration grants to signed-in people; `role` is none of them.
const writable = ['first_name', 'last_name', 'updated_at']

/** Longest name in characters (check constraint of `profiles`). */
const nameLimit = 100

const tableDenied = 'permission denied for table profiles'

/**
 * `profiles` with its row level security: people read their own row, admins all; own names can be
 * changed, the role by nobody here (`change_role` is among the functions of the business).
 */
export function profileHandlers(database: MockDatabase): RequestHandler[] {
  const visible = (caller: RestCaller) => {
    const context = contextOf(database, caller)
    const isOffice = isAdmin(context)
    return [...database.profiles.values()].filter((row) => isOffice || row.id === context.userId)
  }

  return [
    http.get('*/rest/v1/profiles', ({ request }) => {
      const entry = sessionCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      const read = readQuery(shape, request)
      if ('refusal' in read) return read.refusal
      if (entry.caller.role === 'anon') return permissionDenied(entry.caller, tableDenied)
      return sendRows(visible(entry.caller).filter(read.query.matches), read.query)
    }),

    http.patch('*/rest/v1/profiles', async ({ request }) => {
      const entry = sessionCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      const read = readQuery(shape, request)
      if ('refusal' in read) return read.refusal
      const sent = await readRestBody(request)
      if ('refusal' in sent) return sent.refusal
      const { caller } = entry
      const unknown = Object.keys(sent.body).find((column) => !shape.columns.includes(column))
      if (unknown) {
        return restError({
          status: 400,
          code: 'PGRST204',
          message: `Could not find the '${unknown}' column of 'profiles' in the schema cache`,
        })
      }
      if (
        caller.role === 'anon' ||
        Object.keys(sent.body).some((column) => !writable.includes(column))
      ) {
        return permissionDenied(caller, tableDenied)
      }
      const rows = visible(caller)
        .filter((row) => row.id === signedInUser(database, caller))
        .filter(read.query.matches)
      for (const column of ['first_name', 'last_name'] as const) {
        const value = sent.body[column]
        if (rows.length > 0 && typeof value === 'string' && [...value].length > nameLimit) {
          return restError({
            status: 400,
            code: '23514',
            message: `new row for relation "profiles" violates check constraint "profiles_${column}_check"`,
          })
        }
      }
      for (const row of rows) {
        Object.assign(row, sent.body, { updated_at: currentInstant(database) })
      }
      const wantsRows = (request.headers.get('prefer') ?? '').includes('return=representation')
      return wantsRows ? sendRows(rows, read.query) : restNoContent()
    }),

    http.post('*/rest/v1/profiles', ({ request }) => {
      const entry = sessionCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      return permissionDenied(entry.caller, tableDenied)
    }),

    http.delete('*/rest/v1/profiles', ({ request }) => {
      const entry = sessionCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      return permissionDenied(entry.caller, tableDenied)
    }),
  ]
}
