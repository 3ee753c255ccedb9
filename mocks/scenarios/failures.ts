import {
  delay,
  http,
  HttpResponse,
  type HttpResponseResolver,
  type JsonBodyType,
  type RequestHandler,
} from 'msw'
import type { AuthFailure } from '../database/authOutcome'
import { authError, restError, type RestFailure } from '../handlers/answers'
import type { NamedCall, ProbeAnswer, ProbeCall } from './scenario'

type Route = { method: 'get' | 'post' | 'put' | 'patch' | 'all'; path: string; grant?: string }

const routes: Record<NamedCall, Route> = {
  'sign-in': { method: 'post', path: '*/auth/v1/token', grant: 'password' },
  'sign-up': { method: 'post', path: '*/auth/v1/signup' },
  refresh: { method: 'post', path: '*/auth/v1/token', grant: 'refresh_token' },
  'sign-out': { method: 'post', path: '*/auth/v1/logout' },
  'read-user': { method: 'get', path: '*/auth/v1/user' },
  'update-user': { method: 'put', path: '*/auth/v1/user' },
  recover: { method: 'post', path: '*/auth/v1/recover' },
  'enrol-factor': { method: 'post', path: '*/auth/v1/factors' },
  'challenge-factor': { method: 'post', path: '*/auth/v1/factors/*/challenge' },
  'verify-code': { method: 'post', path: '*/auth/v1/factors/*/verify' },
  'read-profile': { method: 'get', path: '*/rest/v1/profiles' },
  heartbeat: { method: 'post', path: '*/rest/v1/rpc/update_last_seen' },
  connectivity: { method: 'all', path: '*/favicon.*' },
  'submit-quote': { method: 'post', path: '*/rest/v1/rpc/submit_quote' },
  'time-frames': { method: 'post', path: '*/rest/v1/rpc/available_time_frames' },
  'list-records': { method: 'post', path: '*/rest/v1/rpc/list_records' },
  'save-record': { method: 'post', path: '*/rest/v1/rpc/save_record' },
  reorder: { method: 'post', path: '*/rest/v1/rpc/reorder' },
}

/** Every call that a scenario can fail by a name of its own. */
export const probeCalls = Object.keys(routes) as NamedCall[]

/** True for a call of the catalogue. */
export function hasRoute(call: string): call is NamedCall {
  return Object.hasOwn(routes, call)
}

/** The named call that this function of the database is; undefined where it is none. */
export function namedCall(functionName: string): NamedCall | undefined {
  return probeCalls.find((call) => routes[call].path.endsWith(`/rpc/${functionName}`))
}

/** Where a call goes: a named one to its place, any other to the function of the database. */
function routeOf(call: string): Route {
  return hasRoute(call) ? routes[call] : { method: 'post', path: `*/rest/v1/rpc/${call}` }
}

/** How a call is written in a sentence. */
const callNames: Record<NamedCall, string> = {
  'sign-in': 'the password grant',
  'sign-up': 'the sign-up',
  refresh: 'the refresh grant',
  'sign-out': 'the log-out',
  'read-user': 'GET /user',
  'update-user': 'PUT /user',
  recover: 'the reset request',
  'enrol-factor': 'the setting up of a second factor',
  'challenge-factor': 'the challenge of a second factor',
  'verify-code': 'the code of a second factor',
  'read-profile': 'the read of profiles',
  heartbeat: 'the heartbeat (update_last_seen)',
  connectivity: 'the favicon',
  'submit-quote': 'the booking (submit_quote)',
  'time-frames': 'the list of time frames (available_time_frames)',
  'list-records': 'the reading of a list (list_records)',
  'save-record': 'the saving of a record (save_record)',
  reorder: 'the reordering of goods (reorder)',
}

/**
 * A handler for one call. A resolver that returns nothing lets the request go on to the happy path,
 * which is also what a call with another grant does.
 */
export function on(call: string, resolver: HttpResponseResolver): RequestHandler {
  const { method, path, grant } = routeOf(call)
  return http[method](path, (info) => {
    const asked = new URL(info.request.url).searchParams.get('grant_type')
    if (grant && asked !== grant) return
    return resolver(info)
  })
}

/**
 * A handler for a function of the database, by its name.
 * @param once true to handle the first call alone
 */
export function onFunction(
  name: string,
  resolver: HttpResponseResolver,
  once = false,
): RequestHandler {
  return http.post(`*/rest/v1/rpc/${name}`, resolver, { once })
}

/** True when a request is this call. */
export function isCall(call: ProbeCall, request: Request): boolean {
  const { method, path, grant } = routeOf(call)
  const { pathname, searchParams } = new URL(request.url)
  const isMethod = method === 'all' || method === request.method.toLowerCase()
  const [, begin = '', end = begin] = path.split('*')
  // A function's name may be the beginning of another's; of the favicon only the beginning is known.
  const isPath = pathname.includes(begin) && (path.endsWith('*') || pathname.endsWith(end))
  return isMethod && isPath && (!grant || searchParams.get('grant_type') === grant)
}

/** What a failing server does with a call. */
export type Failing =
  | { auth: AuthFailure }
  | { rest: RestFailure }
  /** An answer that is no JSON, such as a proxy's page. */
  | { page: string; status: number }
  /** A body in another envelope, at a status. */
  | { json: Record<string, unknown>; status: number }
  | 'offline'
  | 'silent'

/** The answer to one request. */
export async function answerWith(failing: Failing, request: Request): Promise<Response> {
  if (failing === 'offline') return HttpResponse.error()
  if (failing === 'silent') {
    await delay('infinite')
    return HttpResponse.error()
  }
  if ('auth' in failing) return authError(request, failing.auth)
  if ('rest' in failing) return restError(failing.rest)
  if ('page' in failing) return HttpResponse.html(failing.page, { status: failing.status })
  return HttpResponse.json(failing.json as JsonBodyType, { status: failing.status })
}

/** When a call fails. */
export type FailingWhen = {
  /** Milliseconds until the failure comes. */
  after?: number
  /** How many calls are answered as usual before the first one fails. */
  spared?: number
}

/** A handler that fails a call every time, from the first call on unless some are spared. */
export function failing(
  call: string,
  how: Failing,
  { after = 0, spared = 0 }: FailingWhen = {},
): RequestHandler {
  let answered = 0
  return on(call, async ({ request }) => {
    answered += 1
    if (answered <= spared) return undefined
    if (after > 0) await delay(after)
    return answerWith(how, request)
  })
}

/** A handler that fails a call a number of times, and then lets it through to the happy path. */
export function failingTimes(call: ProbeCall, times: number, how: Failing): RequestHandler {
  let left = times
  return on(call, ({ request }) => {
    if (left === 0) return
    left -= 1
    return answerWith(how, request)
  })
}

/** What the catalogue test must get for a failure. */
export function probeOf(call: ProbeCall, how: Failing): ProbeAnswer {
  if (how === 'offline' || how === 'silent') return { call, answer: how }
  if ('auth' in how) {
    const { status, code, message } = how.auth
    return { call, answer: status, code, message }
  }
  if ('rest' in how) {
    const { status, code, message } = how.rest
    return { call, answer: status, code, message }
  }
  return { call, answer: how.status }
}

/** A failure as a sentence: what the call answers. */
export function sentenceOf(call: ProbeCall, how: Failing): string {
  const name = hasRoute(call) ? callNames[call] : `the function ${call}`
  const start = name.charAt(0).toUpperCase() + name.slice(1)
  if (how === 'offline') return `${start} never reaches the server: the network fails.`
  if (how === 'silent') return `${start} never gets an answer.`
  if ('auth' in how) {
    return saying(start, how.auth)
  }
  if ('rest' in how) {
    return saying(start, how.rest)
  }
  if ('page' in how) return `${start} answers ${how.status} with an HTML page in place of JSON.`
  return `${start} answers ${how.status} "${wordsIn(how.json)}".`
}

function saying(
  start: string,
  { status, code, message }: { status: number; code: string; message: string },
) {
  return `${start} answers ${[status, code].filter(Boolean).join(' ')} "${message}".`
}

function wordsIn(body: Record<string, unknown>): string {
  return String(body.message ?? body.msg ?? body.error_description)
}
