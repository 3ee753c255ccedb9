import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import type { ErrorSummaryItem } from '@/ui/ErrorSummary'

/** What the browser's e-mail input takes, without its finer points: one @ with something around it. */
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\s*$/

/** The errors of a form for its summary, in the order of its fields. Field ids are `prefix` + name. */
export function summaryOf<Fields extends FieldValues>(
  errors: FieldErrors<Fields>,
  names: readonly Path<Fields>[],
  prefix: string,
): ErrorSummaryItem[] {
  return names.flatMap((name) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ fieldId: prefix + name, message }] : []
  })
}
