import type { Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { testOrigin } from '../../database/support/clients'
import type { Call } from './calls'
import { toJson } from './values'

/** What an answer may never have in it: a stack, a place in the source, or a statement of ours. */
const inside = [
  /\bat .+\(?\S+:\d+:\d+\)?/,
  /node_modules|\.(?:ts|mjs|js|wasm)\b:\d/,
  /PL\/pgSQL function|SQL statement|CONTEXT:/,
  /\bselect\b[\s\S]*?\bfrom\b[\s\S]*?\b(?:public|private|auth)\./i,
  /\b(?:insert into|delete from|update) (?:public|private|auth)\./i,
]

/** Why an answer is no answer for a stranger; null when it may be given. */
export function faultOf(status: number, body: string, sent: string): string | null {
  if (status >= 500) return `${status} ${body.slice(0, 300)}`
  // An answer to HEAD has no body.
  if (status < 400 || (body === '' && sent.startsWith('HEAD '))) return null
  // What the caller wrote themselves may come back.
  const found = inside.map((pattern) => pattern.exec(body)?.[0]).find(Boolean)
  if (found && !sent.includes(found)) return `${status} tells: ${body.slice(0, 300)}`
  // Of a place or method that is not there, the routers tell in plain words.
  if ((status === 404 || status === 405) && ['', '404 Not Found'].includes(body)) return null
  try {
    const answer: unknown = JSON.parse(body)
    // The gateway in front of the services has no codes.
    const wanted = [401, 403, 404].includes(status) ? ['code', 'message'] : ['code']
    const isNamed =
      typeof answer === 'object' && answer !== null && wanted.some((name) => name in answer)
    return isNamed ? null : `${status} without a code: ${body.slice(0, 300)}`
  } catch {
    return `${status} is no JSON: ${body.slice(0, 300)}`
  }
}

/** Calls a function by REST, from an address of its own so that no limit shields what comes after. */
export async function attack(backend: Backend, token: string, { name, args }: Call, n: number) {
  const sent = toJson(args)
  const response = await backend.fetch(
    new Request(`${testOrigin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: localPublishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: sent,
    }),
    `198.51.${n % 250}.${Math.floor(n / 250) % 250}`,
  )
  const body = await response.text()
  return { status: response.status, fault: faultOf(response.status, body, sent), sent }
}
