import { http, type RequestHandler } from 'msw'
import { isAdmin } from '../database/business/context'
import { currentInstant, type MockDatabase } from '../database/mockDatabase'
import { restError, restNoContent } from './answers'
import { contextOf } from './business'
import { sessionCaller } from './gateway'
import { missingFunction } from './rest'
import {
  permissionDenied,
  readQuery,
  readRestBody,
  sendRows,
  signedInUser,
  type TableShape,
} from './restRequest'

const shape: TableShape = {
  table: 'presence',
  columns: ['user_id', 'last_seen'],
  uuids: ['user_id'],
}

/** The heartbeat (`update_last_seen`, void: 204) and the table it writes. */
export function presenceHandlers(database: MockDatabase): RequestHandler[] {
  return [
    http.post('*/rest/v1/rpc/update_last_seen', async ({ request }) => {
      const entry = sessionCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      const sent = await readRestBody(request)
      if ('refusal' in sent) return sent.refusal
      const given = Object.keys(sent.body).sort()
      if (given.length > 0) {
        return restError(missingFunction('update_last_seen', given, 'public.update_last_seen'))
      }
      if (entry.caller.role === 'anon') {
        return permissionDenied(entry.caller, 'permission denied for function update_last_seen')
      }
      const userId = signedInUser(database, entry.caller)
      if (!userId) return permissionDenied(entry.caller, 'Only a signed-in person can be seen')
      database.presence.set(userId, currentInstant(database))
      return restNoContent()
    }),

    http.get('*/rest/v1/presence', ({ request }) => {
      const entry = sessionCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      const read = readQuery(shape, request)
      if ('refusal' in read) return read.refusal
      if (entry.caller.role === 'anon') {
        return permissionDenied(entry.caller, 'permission denied for table presence')
      }
      const context = contextOf(database, entry.caller)
      const isOffice = isAdmin(context)
      const rows = [...database.presence]
        .filter(([owner]) => isOffice || owner === context.userId)
        .map(([user_id, last_seen]) => ({ user_id, last_seen }))
      return sendRows(rows.filter(read.query.matches), read.query)
    }),
  ]
}
