/**
 * The description of one field of a record. A record is a table of such fields, and whatever repeats a
 * field reads the table: its type, empty value, reader, limits, export, history, erasure and mocks. The
 * database has its own copy, which tests/database/recordFields.test.ts holds to these tables.
 */
export type Field = {
  /**
   * `whole`, `decimal` and `money` are 0 or more: `decimal` has one decimal, `money` is in the business's
   * currency with two; `date` is YYYY-MM-DD; `long` has several lines; `list` is a list of words; `records`
   * are records of their own, like the lines of an order.
   */
  readonly kind:
    | 'text'
    | 'long'
    | 'email'
    | 'phone'
    | 'whole'
    | 'decimal'
    | 'money'
    | 'date'
    | 'choice'
    | 'list'
    | 'records'
  /** The fields of each of the `records`. */
  readonly of?: Fields
  /** The column in the database where it is not the name in snake case. */
  readonly column?: string
  readonly required?: boolean
  /** The database computes it, from other records or by its workflow: no form asks for it. */
  readonly computed?: boolean
  /** There may be no value: null. */
  readonly nullable?: boolean
  /** Longest text, in characters; of a list and of `records`, the longest list. */
  readonly maxLength?: number
  /** Smallest number, where it is not 0. */
  readonly min?: number
  /** Largest number. */
  readonly max?: number
  /** The values of a choice, as they are stored. */
  readonly options?: readonly string[]
  /** The value of an empty record, where it is not empty text or 0. */
  readonly initial?: string | number
  /** The step of the wizard, or the group of a form, in which it is asked. */
  readonly step?: number
  readonly group?: string
  /** A list's search looks at it. */
  readonly searchable?: boolean
  /** An export has a column for it. */
  readonly exported?: boolean
  /** Personal data: hidden in the history, erased with the customer. */
  readonly personal?: boolean
}

/** The fields of one record by name, in the order in which forms and exports show them. */
export type Fields = { readonly [name: string]: Field }

/** The value of a field. */
type FieldValue<Described extends Field> =
  | (Described extends { kind: NumberKind }
      ? number
      : Described extends { kind: 'list' }
        ? string[]
        : Described extends { kind: 'records'; of: infer Part extends Fields }
          ? RecordOf<Part>[]
          : Described extends { options: readonly (infer Option)[] }
            ? Option
            : string)
  | (Described extends { nullable: true } ? null : never)

type NumberKind = 'whole' | 'decimal' | 'money'

/** True for the kinds of which a value is a number. */
export function isNumberKind(kind: Field['kind']): kind is NumberKind {
  return kind === 'whole' || kind === 'decimal' || kind === 'money'
}

/** A record with the fields of a table. */
export type RecordOf<Table extends Fields> = {
  -readonly [Name in keyof Table]: FieldValue<Table[Name]>
}

/** A record that is being filled in: a choice is empty until it is made, unless one is made beforehand. */
export type UnfilledRecordOf<Table extends Fields> = {
  -readonly [Name in keyof Table]:
    | FieldValue<Table[Name]>
    | (Table[Name] extends { initial: string }
        ? never
        : FieldValue<Table[Name]> extends string
          ? ''
          : never)
}

/** The part of a record that people fill in. */
export type EnteredOf<Table extends Fields> = {
  -readonly [
    Name in keyof Table as Table[Name] extends { computed: true } ? never : Name
  ]: FieldValue<Table[Name]>
}

/** The names of a table's fields that fulfil a condition, in their order. */
export function fieldNames<Table extends Fields>(
  table: Table,
  isWanted: (field: Field) => boolean = () => true,
): (keyof Table & string)[] {
  return Object.keys(table).filter((name) => {
    const field = table[name]
    return field !== undefined && isWanted(field)
  })
}

/** The names of a table's fields that an export has a column for. */
export type ExportedName<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { exported: true } ? Name : never
}[keyof Table]

/** The column of a field in the database. */
export function columnOf(name: string, field: Field): string {
  return field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A record in which nothing has been filled in. */
export function emptyRecord<Table extends Fields>(table: Table): UnfilledRecordOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, emptyValue(field)]),
  ) as UnfilledRecordOf<Table>
}

function emptyValue({ kind, initial, nullable }: Field): string | number | unknown[] | null {
  if (initial !== undefined) return initial
  if (nullable) return null
  if (kind === 'list' || kind === 'records') return []
  return isNumberKind(kind) ? 0 : ''
}
