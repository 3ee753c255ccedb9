import type { CsvCell } from '@/domain/csv'
import {
  fieldNames,
  isNumberKind,
  type EnteredOf,
  type Field,
  type Fields,
  type RecordOf,
} from '@/domain/fields'
import type { ExportColumn } from './ExportButton'
import type { FormField, FormValues } from './formFields'

/** What a form adds to the description of a field: its words, its place, checks of its own. */
type FormFieldParts = Pick<FormField, 'label'> &
  Partial<Pick<FormField, 'hint' | 'options' | 'check' | 'earliest' | 'width' | 'group'>>

/** The field of a form for a field of a record, with the kind and the limits that the table says. */
export function formField<Table extends Fields>(
  table: Table,
  name: keyof Table & string,
  parts: FormFieldParts,
): FormField {
  const { kind, required, maxLength, max } = fieldOf(table, name)
  if (kind === 'records') throw new Error(`${name} has controls of its own`)
  // The longest list is a number of words, not of characters.
  return { name, kind, required, max, maxLength: kind === 'list' ? undefined : maxLength, ...parts }
}

/** What a form begins with for a new record, what it holds of a record, and what is sent of its values. */
export function formOf<Table extends Fields>(table: Table) {
  const names = fieldNames(table, ({ computed }) => !computed)
  return {
    newValues: Object.fromEntries(
      names.flatMap((name) => {
        const field = fieldOf(table, name)
        return field.initial === undefined ? [] : [[name, textOf(field, field.initial)]]
      }),
    ) as FormValues,
    valuesOf: (record: RecordOf<Table>): FormValues =>
      Object.fromEntries(names.map((name) => [name, textOf(fieldOf(table, name), record[name])])),
    /** A choice that is not offered becomes the usual one. */
    fieldsOf: (values: FormValues) =>
      Object.fromEntries(
        names.map((name) => [name, readValue(fieldOf(table, name), values[name] ?? '')]),
      ) as EnteredOf<Table>,
  }
}

/** The names of the fields that an export has a column for; the record's id is the first column. */
export type ExportedOf<Table extends Fields> =
  | 'id'
  | {
      [Name in keyof Table & string]: Table[Name] extends { exported: true } ? Name : never
    }[keyof Table & string]

/**
 * The columns of a record's export, in the order of its table.
 * @param headings a heading for each exported field
 * @param cells the cells that are not the stored value, like the label of a choice
 */
export function exportColumns<Table extends Fields, Row extends RecordOf<Table> & { id: string }>(
  table: Table,
  headings: Readonly<Record<ExportedOf<Table>, string>>,
  cells: { [Name in ExportedOf<Table>]?: (row: Row) => CsvCell } = {},
): readonly ExportColumn<Row>[] {
  const names = ['id', ...fieldNames(table, ({ exported }) => exported === true)]
  return names.map((name) => ({
    header: headings[name as ExportedOf<Table>],
    cell: cells[name as ExportedOf<Table>] ?? ((row) => cellOf(row[name as keyof Row])),
  }))
}

/** Words separated by commas, each once. */
export function listOf(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean)
}

function fieldOf<Table extends Fields>(table: Table, name: keyof Table & string): Field {
  const field = table[name]
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}

function textOf({ kind }: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  return kind === 'decimal' && typeof value === 'number' ? value.toFixed(1) : String(value)
}

function readValue({ kind, options, initial }: Field, text: string) {
  if (isNumberKind(kind)) return Number(text)
  if (kind === 'list') return listOf(text)
  if (options && !options.includes(text)) return initial ?? options[0]
  return text
}

function cellOf(value: unknown): CsvCell {
  if (Array.isArray(value)) return value.join('; ')
  return value as CsvCell
}
