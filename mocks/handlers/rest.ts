import { http, type RequestHandler } from 'msw'
import type { MockDatabase } from '../database/mockDatabase'
import { restError } from './answers'
import { restCaller } from './gateway'
import { permissionDenied } from './restRequest'

// Tables that the database has and a visitor may not read.
const existing = ['quotes']

/** What PostgREST says of a function or table that no other handler serves: 404 PGRST202, PGRST205. */
export function restHandlers(database: MockDatabase): RequestHandler[] {
  return [
    http.all('*/rest/v1/rpc/:name', ({ request, params }) => {
      const entry = restCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      return restError(missingFunction(String(params.name), []))
    }),

    http.all('*/rest/v1/:table', ({ request, params }) => {
      const entry = restCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      if (entry.caller.role === 'anon' && existing.includes(String(params.table))) {
        return permissionDenied(entry.caller, `permission denied for table ${String(params.table)}`)
      }
      return restError({
        status: 404,
        code: 'PGRST205',
        message: `Could not find the table 'public.${String(params.table)}' in the schema cache`,
      })
    }),
  ]
}

/** PGRST202: no function of that name takes these arguments; `nearest` is the one that was meant. */
export function missingFunction(name: string, given: readonly string[], nearest?: string) {
  const signature =
    given.length === 0
      ? 'without parameters'
      : `with parameter${given.length === 1 ? '' : 's'} ${given.join(', ')}`
  const call = given.length === 0 ? `public.${name}` : `public.${name}(${given.join(', ')})`
  return {
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${call} ${given.length === 0 ? 'without parameters ' : ''}in the schema cache`,
    hint: nearest ? `Perhaps you meant to call the function ${nearest}` : null,
    details: `Searched for the function public.${name} ${signature} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
  }
}
