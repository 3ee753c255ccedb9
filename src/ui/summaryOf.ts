import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { ErrorSummaryItem } from './ErrorSummary'

/**
 * The errors of a form for its summary, in the order of its fields.
 * @param errors as the form knows them
 * @param ids the control of each field, by the field's name
 */
export function summaryOf(
  errors: FieldErrors<FieldValues>,
  ids: Readonly<Record<string, string>>,
): ErrorSummaryItem[] {
  return Object.entries(ids).flatMap(([name, fieldId]) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })
}
