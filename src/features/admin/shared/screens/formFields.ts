import type { Field } from '@/domain/fields'

/** Values of a form: text, whatever the field means. */
export type FormValues = Record<string, string>

export type FormOption = { value: string; label: string }

/** One field of a record's form. */
export type FormField = {
  /** As the gateway names it: a refusal of the server is shown here. */
  name: string
  label: string
  /** As a record's table says it; what is given as `list` are words separated by commas. */
  kind: Exclude<Field['kind'], 'records'>
  required?: boolean
  hint?: string
  /** Longest text, in characters. */
  maxLength?: number
  /** Largest number. */
  max?: number
  /** A check of its own on what was typed, when it is not empty: what is wrong, or null. */
  check?: (text: string) => string | null
  /** What a choice offers; by the values of the other fields where it depends on them. */
  options?: readonly FormOption[] | ((values: FormValues) => readonly FormOption[])
  /** Words offered while typing. */
  suggestions?: readonly string[]
  /** Earliest day of a date. */
  earliest?: string
  /** `half` stands beside another one on a wide window. */
  width?: 'half' | 'full'
  /** A heading above this field, where a group begins. */
  group?: string
}

/** What a choice offers with these values. */
export function optionsOf({ options }: FormField, values: FormValues): readonly FormOption[] {
  return typeof options === 'function' ? options(values) : (options ?? [])
}

/** Stored values with their labels, as a choice offers them. */
export function labelled<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly FormOption[] {
  return values.map((value) => ({ value, label: labels[value] }))
}
