import type { RequestHandler } from 'msw'
import type { Role } from '@/domain/roles'
import type { Database } from '@/platform/client/database.types'

/** The part of the product a scenario strikes. */
export const scenarioAreas = [
  'sign-in',
  'sign-up',
  'second-factor',
  'refresh',
  'sign-out',
  'account',
  'profile',
  'presence',
  'connectivity',
  'rest',
  'quote',
  'appointment',
  'office',
  'invitation',
  'setup',
] as const
export type ScenarioArea = (typeof scenarioAreas)[number]

/** What the browser's storage holds when a scenario begins. */
export type ScenarioSeed =
  /** Signed in, with a token that lasts this many seconds (negative: it ran out that long ago). */
  | { stored: 'session'; role: Role; expiresIn: number }
  /** Something under the session's key that is no token record. */
  | { stored: 'garbage' }
  /** A storage that cannot be read or written. */
  | { stored: 'blocked' }

/** A call that the product makes, by the name under which a scenario says what it answers. */
export type NamedCall =
  | 'sign-in'
  | 'sign-up'
  | 'refresh'
  | 'sign-out'
  | 'read-user'
  | 'update-user'
  | 'recover'
  | 'enrol-factor'
  | 'challenge-factor'
  | 'verify-code'
  | 'read-profile'
  | 'heartbeat'
  | 'connectivity'
  | 'submit-quote'
  | 'time-frames'
  | 'list-records'
  | 'save-record'
  | 'reorder'

/** A named call, or any other function of the database. */
export type ProbeCall = NamedCall | keyof Database['public']['Functions']

/**
 * One answer of a scenario's handlers, which the catalogue test asks for and compares. The calls are
 * made in the order listed. `offline`: the request fails. `silent`: no answer comes. A number: the status.
 */
export type ProbeAnswer = {
  call: ProbeCall
  answer: number | 'offline' | 'silent'
  /** The error code in the body. */
  code?: string
  /** The error's words in the body. */
  message?: string
}

/** Where a scenario is seen. */
export type Shown = {
  /** The id of the story that plays to it and reads what the person must see. */
  story: string
  /** What the person does for it to happen. */
  act: string
}

/**
 * A failure by name: what the server answers, and what the person must then see. Stories show it, tests
 * run through it, the Storybook toolbar and the mocked app switch it on.
 */
export type Scenario = ScenarioFacts & {
  shown: Shown
  /** What people call it besides its title: the search of the sidebar finds it by these. */
  alsoCalled?: readonly string[]
}

/** Stands between a scenario's title and what it is also found by. */
export const searchMark = ' · '

/** What the failure is. */
export type ScenarioFacts = {
  /** Kebab-case and unique: the `?scenario=` of the mocked app. */
  name: string
  title: string
  area: ScenarioArea
  /** The row of the failure catalogue it comes from (tests/catalogue/authFailures.ts). */
  source: string
  /** The fault of real apps it makes visible (same file), when it does. */
  fault?: string
  /** What the server answers, in a sentence with status and code. */
  server: string
  /** What the person must see. Words in quotation marks are exact. */
  person: string
  /** Fresh handlers for one activation: sequences start from their beginning. */
  handlers: () => RequestHandler[]
  probes: ProbeAnswer[]
  seed?: ScenarioSeed
}
