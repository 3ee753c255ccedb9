import { failing, probeOf, sentenceOf, type Failing } from './failures'
import type { ProbeCall, ScenarioFacts, ScenarioArea, ScenarioSeed } from './scenario'

/** A scenario in which the same calls fail the same way every time. */
export type SimpleFailure = {
  name: string
  title: string
  area: ScenarioArea
  source: string
  calls: readonly [ProbeCall, ...ProbeCall[]]
  how: Failing
  person: string
  seed?: ScenarioSeed
  fault?: string
  /** Milliseconds until the failure comes. */
  after?: number
  /** The statuses of the calls that are answered as usual before the first one fails. */
  first?: readonly number[]
}

/** The scenario of a plain failure: its sentence, handlers and probes follow from what fails and how. */
export function simpleFailure(failure: SimpleFailure): ScenarioFacts {
  const { name, title, area, source, calls, how, person, seed, fault, after, first = [] } = failure
  return {
    name,
    title,
    area,
    source,
    server: [...calls.map((call) => sentenceOf(call, how)), ...whenOf(failure)].join(' '),
    person,
    handlers: () => calls.map((call) => failing(call, how, { after, spared: first.length })),
    probes: calls.flatMap((call) => [
      ...first.map((answer) => ({ call, answer })),
      probeOf(call, how),
    ]),
    seed,
    fault,
  }
}

function whenOf({ after = 0, first = [] }: SimpleFailure): string[] {
  return [
    ...(after > 0 ? [`That takes ${after} ms.`] : []),
    ...(first.length > 0 ? [`Before, it answers ${first.join(', ')}.`] : []),
  ]
}

/** An auth server's failure, in the order status, code, message. */
export function auth(
  status: number,
  code: string,
  message: string,
  extra?: Extract<Failing, { auth: unknown }>['auth']['extra'],
): Failing {
  return { auth: { status, code, message, extra } }
}

/** A PostgREST failure, in the order status, code, message. */
export function rest(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): Extract<Failing, { rest: unknown }> {
  return { rest: { status, code, message, details } }
}

/** A proxy's page where JSON was expected. */
export function page(status: number, title: string): Failing {
  return { status, page: `<!doctype html><title>${title}</title><h1>${title}</h1>` }
}

/** The API gateway's refusal of a key. */
export function gateway(message: string, hint: string): Failing {
  return { status: 401, json: { message, hint } }
}

/** A technician with a session that lasts an hour: the usual beginning. */
export const signedIn: ScenarioSeed = { stored: 'session', role: 'technician', expiresIn: 3600 }

/** The same with a token that is due for refresh, less than five minutes before it runs out. */
export const nearExpiry: ScenarioSeed = { stored: 'session', role: 'technician', expiresIn: 240 }

/** The same with a token that ran out ten minutes ago. */
export const expired: ScenarioSeed = { stored: 'session', role: 'technician', expiresIn: -600 }

/** What a sign-in failure looks like, with the service's words. */
export function loginError(words: string): string {
  return `"${words}" in the alert above the form and in a toast titled "Login Error". E-mail and password stay as typed, and the button can be pressed again.`
}

/** What a sign-up failure looks like, with the service's words. */
export function registrationError(words: string): string {
  return `"${words}" in the alert above the form and in a toast titled "Registration Error". Everything typed stays, and the button can be pressed again.`
}
