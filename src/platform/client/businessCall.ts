import {
  conflictReasons,
  type BusinessFailure,
  type ConflictReason,
  type FieldError,
} from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { ClientSource } from './client'
import type { Database } from './database.types'
import { camelKeys, snakeKeys } from './keyCase'
import { dataFailure } from './restErrors'

/** The functions that the migrations have. */
export type BusinessFunction = keyof Database['public']['Functions']

/** Calls a function of the database and answers its result, its keys in camel case. Never throws. */
export type BusinessCall = <Value>(
  name: BusinessFunction,
  args?: Record<string, unknown>,
  isValue?: (answer: unknown) => boolean,
) => Promise<Outcome<Value, BusinessFailure>>

/**
 * The call that every gateway of the business makes. Arguments and answers change case on the way.
 * What a function answers is told by its SQL and held to these types by tests against the real database.
 * Only answers of the database come here (`databaseAnswers`); where a wrong one would lose something,
 * `isValue` looks at it again.
 * @param client gives the client to ask
 */
export function businessCall(client: ClientSource): BusinessCall {
  const call = unchangedCall(client)
  return async <Value>(
    name: BusinessFunction,
    args: Record<string, unknown> = {},
    isValue?: (answer: unknown) => boolean,
  ) => {
    const outcome = await call<unknown>(name, snakeKeys(args) as Record<string, unknown>)
    if (!outcome.ok) return outcome
    try {
      const value = camelKeys(outcome.value)
      return isValue && !isValue(value) ? unreadable : { ok: true, value: value as Value }
    } catch {
      // Nested deeper than anything can be followed: that was not the database.
      return unreadable
    }
  }
}

const unreadable = {
  ok: false as const,
  failure: { kind: 'unavailable' as const, reason: 'server' as const },
}

/** The same, with keys as they are given and as they come. */
export function unchangedCall(client: ClientSource): BusinessCall {
  return async <Value>(name: BusinessFunction, args: Record<string, unknown> = {}) => {
    try {
      const supabase = await client()
      const { data, error, status } = await supabase.rpc(name, args as never)
      if (error) return { ok: false, failure: businessFailure(error, status) }
      // A function that answers nothing (204) leaves undefined; its callers are promised null.
      return { ok: true, value: (data ?? null) as Value }
    } catch {
      return { ok: false, failure: { kind: 'unavailable', reason: 'offline' } }
    }
  }
}

/**
 * What a call answered, as the text of a file. Never throws.
 * @param indent spaces for each level, for a file that people read
 */
export function asFileText(
  outcome: Outcome<unknown, BusinessFailure>,
  indent = 0,
): Outcome<string, BusinessFailure> {
  if (!outcome.ok) return outcome
  try {
    return { ok: true, value: JSON.stringify(outcome.value, null, indent) }
  } catch {
    // Nested deeper than anything can be followed: that was not the database.
    return { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
  }
}

type RestError = { message: string; details?: string | null; code?: string | null }

/** What an error of the database means to staff. Status 0: there was no answer. */
export function businessFailure(error: RestError, status: number): BusinessFailure {
  const facts = parse(error.details)
  if (status === 422) return { kind: 'invalid', errors: fieldErrors(facts) }
  if (status === 404 && error.message === 'not_found') return { kind: 'missing' }
  if (status === 409 && isRecord(facts)) {
    if (error.message === 'stale') return stale(facts)
    if (isConflict(error.message)) {
      return {
        kind: 'conflict',
        reason: error.message,
        facts: camelKeys(facts) as Record<string, unknown>,
      }
    }
  }
  const { kind } = dataFailure({ message: error.message, code: error.code }, status)
  if (kind === 'expired') return { kind: 'signed_out' }
  if (kind === 'forbidden') return { kind: 'forbidden' }
  if (kind === 'offline' || kind === 'no_answer' || kind === 'rate_limited') {
    return { kind: 'unavailable', reason: kind }
  }
  return { kind: 'unavailable', reason: 'server' }
}

function stale(facts: Record<string, unknown>): BusinessFailure {
  const { version, keys } = facts
  return {
    kind: 'stale',
    version: typeof version === 'number' ? version : null,
    keys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  }
}

function fieldErrors(facts: unknown): FieldError[] {
  if (!Array.isArray(facts)) return []
  return facts
    .filter(isRecord)
    .flatMap(({ field, problem }) =>
      typeof field === 'string' && typeof problem === 'string'
        ? [{ field: camelKey(field), problem: problem as FieldError['problem'] }]
        : [],
    )
}

function camelKey(key: string): string {
  return Object.keys(camelKeys({ [key]: null }) as object)[0] ?? key
}

function isConflict(message: string): message is ConflictReason {
  return (conflictReasons as readonly string[]).includes(message)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The details of an error; an empty record when there are none that can be read. */
function parse(details: string | null | undefined): unknown {
  try {
    return details ? JSON.parse(details) : {}
  } catch {
    return {}
  }
}
