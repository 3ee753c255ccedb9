import { http, type RequestHandler } from 'msw'
import type { MockDatabase } from '../database/mockDatabase'
import { restJson } from './answers'
import { restCaller } from './gateway'

/** `current_maintenance`, open to everybody: on the happy path nothing is planned. */
export function maintenanceHandlers(database: MockDatabase): RequestHandler[] {
  return [
    http.post('*/rest/v1/rpc/current_maintenance', ({ request }) => {
      const entry = restCaller(database, request)
      return 'refusal' in entry ? entry.refusal : restJson(null)
    }),
  ]
}
