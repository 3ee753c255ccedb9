import type { FieldError } from '@/domain/businessFailures'
import { isCalendarDate } from '@/domain/businessTime'
import { cleanText } from '@/domain/text'
import { columnsOf, type Column } from './columns'
import { refuse, refuseFields } from './refusal'

/** Fields by their column, as they arrive or as they will be stored. */
export type Fields = Record<string, unknown>

/** True for an object of JSON, which is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of an object in the order in which jsonb keeps them: short names first. */
export function entriesOf(fields: Fields): [name: string, value: unknown][] {
  return Object.entries(fields).sort(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  )
}

/** The fields of a form, and whether the office books although nobody has room for it. */
export function withoutOverbook(fields: unknown): { rest: unknown; overbook: boolean } {
  if (!isFields(fields)) return { rest: fields, overbook: false }
  const { overbook, ...rest } = fields
  return { rest, overbook: overbook === true }
}

/**
 * The fields of a record as they will be stored: text cleaned, every value of its column's type. Refuses
 * (422) with every field that is not offered or of the wrong type.
 */
export function checkedFields(table: string, fields: unknown, offered: readonly string[]): Fields {
  if (!isFields(fields)) refuse('PT422', 'invalid', [], 'There is nothing to save.')
  const checked: Fields = {}
  const problems: FieldError[] = []
  for (const [field, value] of entriesOf(fields)) {
    const column = offered.includes(field) ? columnsOf[table]?.[field] : undefined
    if (!column) {
      problems.push({ field, problem: 'not_offered' })
      continue
    }
    const stored = storedAs(column, typeof value === 'string' ? cleanText(value) : value)
    if (stored === undefined) problems.push({ field, problem: 'invalid' })
    else checked[field] = stored
  }
  if (problems.length > 0) refuseFields(problems)
  return checked
}

/** A value of JSON as its column stores it; undefined when it is of no such type. */
export function storedAs(column: Column, value: unknown): unknown {
  if (value === null) return null
  switch (column.type) {
    case 'text':
      return typeof value === 'string' ? value : JSON.stringify(value)
    case 'integer':
    case 'numeric':
      return numberOf(column, value)
    case 'date':
      return typeof value === 'string' && isCalendarDate(value) ? value : undefined
    case 'boolean':
      return { true: true, false: false }[String(value)]
    case 'texts':
      return Array.isArray(value)
        ? value.map((item: unknown) => (item === null ? null : String(item)))
        : undefined
  }
}

function numberOf({ type, digits = [10, 0] }: Column, value: unknown): number | undefined {
  const isNumeral = typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(value)
  if (typeof value !== 'number' && !isNumeral) return undefined
  const given = Number(value)
  if (type === 'integer') {
    const isWhole =
      Number.isInteger(given) && (typeof value === 'number' || /^[-+]?\d+$/.test(value))
    return isWhole && Math.abs(given) <= 2_147_483_647 ? given : undefined
  }
  const [whole, fraction] = digits
  const rounded = Number(`${Math.round(Number(`${given}e${fraction}`))}e-${fraction}`)
  return Math.abs(rounded) < 10 ** whole ? rounded : undefined
}

/** What a broken constraint says about a field, in the words of PT422 (`private.field_problem`). */
export function fieldProblem(field: string, fields: Fields): FieldError {
  const given = fields[field]
  const shown = given === null || given === undefined ? '' : textOf(given)
  if (field in fields && shown === '') return { field, problem: 'required' }
  const isLong = [...shown].length > 100 && !/^[\d.]+$/.test(shown)
  return { field, problem: isLong ? 'too_long' : 'invalid' }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
