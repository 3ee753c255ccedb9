import { isCalendarDate } from '@/domain/businessTime'
import type { ArgumentType, DatabaseFunction } from '../database/business/functions'
import type { RestFailure } from './answers'

/** True when a call gives all arguments that a function needs, and none that it does not know. */
export function fitsArguments({ args }: DatabaseFunction, given: readonly string[]): boolean {
  return (
    given.every((name) => Object.hasOwn(args, name)) &&
    Object.entries(args).every(([name, type]) => type.endsWith('?') || given.includes(name))
  )
}

/** The arguments of a call as the function takes them; what is left out is null. */
export function readArguments(
  { args }: DatabaseFunction,
  body: Record<string, unknown>,
): { values: Record<string, unknown> } | { failure: RestFailure } {
  const values: Record<string, unknown> = {}
  for (const [name, declared] of Object.entries(args)) {
    const given = body[name] ?? null
    const type = declared.replace('?', '') as ArgumentType
    const value = given === null ? null : casts[type](given)
    if (value === undefined) return { failure: castFailure(type, given) }
    values[name] = value
  }
  return { values }
}

const whole = (value: unknown): number | undefined => {
  const isNumeral = typeof value === 'number' || /^[-+]?\d+$/.test(String(value))
  return isNumeral && Number.isInteger(Number(value)) ? Number(value) : undefined
}

// Undefined: the value cannot be read as the type.
const casts: Record<ArgumentType, (value: unknown) => unknown> = {
  text: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  integer: whole,
  bigint: whole,
  bigints: (value) =>
    Array.isArray(value) && value.every((item) => whole(item) !== undefined)
      ? value.map(whole)
      : undefined,
  date: (value) => (isCalendarDate(String(value)) ? value : undefined),
  dates: (value) =>
    Array.isArray(value) && value.every((item) => isCalendarDate(String(item))) ? value : undefined,
  timestamptz: (value) => (Number.isNaN(Date.parse(String(value))) ? undefined : value),
  uuid: (value) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(value))
      ? String(value).toLowerCase()
      : undefined,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  jsonb: (value) => value,
}

const sqlNames: Partial<Record<ArgumentType, string>> = {
  timestamptz: 'timestamp with time zone',
  bigints: 'bigint',
  dates: 'date[]',
}

function castFailure(type: ArgumentType, value: unknown): RestFailure {
  if (type === 'dates' && Array.isArray(value)) {
    return castFailure(
      'date',
      (value as unknown[]).find((item) => !isCalendarDate(String(item))),
    )
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const name = sqlNames[type] ?? type
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const message = `date/time field value out of range: "${text}"`
    return { status: 400, code: '22008', message }
  }
  const code = type === 'date' || type === 'timestamptz' ? '22007' : '22P02'
  return { status: 400, code, message: `invalid input syntax for type ${name}: "${text}"` }
}
