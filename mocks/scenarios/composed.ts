import { readComposed, type Composed } from './composedName'
import { failing, hasRoute, type Failing } from './failures'
import type { NamedCall, Scenario, ScenarioArea } from './scenario'

/** The scenario of a composed failure; undefined for any other name. */
export function composedScenario(name: string): Scenario | undefined {
  const composed = readComposed(name)
  if (!composed) return undefined
  return {
    name,
    title: `Composed: ${composed.call}`,
    area: areaOf(composed.call),
    source: 'composed in the toolbar',
    server: sentenceOf(composed),
    person: 'What the screen makes of it.',
    handlers: () => [
      failing(composed.call, failingOf(composed), {
        after: composed.delay,
        spared: composed.after,
      }),
    ],
    probes: [],
    shown: { story: '', act: 'Do what makes the call' },
  }
}

function failingOf({ shape, status, code }: Composed): Failing {
  const message = 'Composed failure'
  switch (shape) {
    case 'rest':
      return { rest: { status, code, message, details: null } }
    case 'auth':
      return { auth: { status, code, message } }
    case 'page':
      return { status, page: `<!doctype html><title>${status}</title><h1>${status}</h1>` }
    default:
      return shape
  }
}

function sentenceOf({ call, shape, status, code, delay: late, after }: Composed): string {
  const what = {
    rest: `answers ${status} ${code}`.trim(),
    auth: `answers ${status} ${code}`.trim(),
    page: `answers ${status} with an HTML page`,
    offline: 'never reaches the server',
    silent: 'never gets an answer',
  }[shape]
  const waits = late > 0 ? ` after ${late} ms` : ''
  const first = after > 0 ? `; the first ${after} as usual` : ''
  return `${call} ${what}${waits}${first}.`
}

const areas: Partial<Record<NamedCall, ScenarioArea>> = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  refresh: 'refresh',
  'sign-out': 'sign-out',
  'read-user': 'account',
  'update-user': 'account',
  recover: 'account',
  'read-profile': 'profile',
  heartbeat: 'presence',
  connectivity: 'connectivity',
  'submit-quote': 'quote',
  'time-frames': 'quote',
}

/** The part of the product that a failing call strikes. */
export function areaOf(call: string): ScenarioArea {
  return (hasRoute(call) && areas[call]) || 'rest'
}
