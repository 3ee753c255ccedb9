/** Values of a form: text, whatever the field means. */
export type FormValues = Record<string, string>

export type FormOption = { value: string; label: string }

/** One field of a record's form. */
export type FormField = {
  /** As the gateway names it: a refusal of the server is shown here. */
  name: string
  label: string
  /**
   * `whole` and `money` are 0 or more, `money` with two decimals; `date` is YYYY-MM-DD; `long` takes
   * several lines; `choice` offers its options.
   */
  kind: 'text' | 'email' | 'tel' | 'whole' | 'money' | 'date' | 'choice' | 'long'
  required?: boolean
  hint?: string
  /** Most characters. */
  most?: number
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
