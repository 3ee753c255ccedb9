import type { MockDatabase } from '../database/mockDatabase'
import { restError } from './answers'
import { restCaller } from './gateway'
import { missingFunction } from './rest'
import { permissionDenied, readRestBody, signedInUser } from './restRequest'

/**
 * What a signed-in person asked of a function, with exactly its arguments; or the refusal of PostgREST: no
 * key, a bad token, a body that is no JSON, other arguments, nobody signed in.
 */
export async function readCall(
  database: MockDatabase,
  request: Request,
  name: string,
  args: readonly string[],
) {
  const entry = restCaller(database, request)
  if ('refusal' in entry) return entry
  const sent = await readRestBody(request)
  if ('refusal' in sent) return sent
  const given = Object.keys(sent.body).sort()
  if (given.join() !== [...args].sort().join()) {
    return { refusal: restError(missingFunction(name, given)) }
  }
  if (entry.caller.role === 'anon') {
    return {
      refusal: permissionDenied(entry.caller, `permission denied for function ${name}`),
    }
  }
  return { caller: entry.caller, body: sent.body, userId: signedInUser(database, entry.caller) }
}
