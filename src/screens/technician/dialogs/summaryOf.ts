import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { ErrorSummaryItem } from '@/ui/ErrorSummary'

/** The lines of an error summary in the order of the fields. @param ids the control of each field */
export function summaryOf(
  errors: FieldErrors<FieldValues>,
  ids: Readonly<Record<string, string>>,
): ErrorSummaryItem[] {
  return Object.entries(ids).flatMap(([name, fieldId]) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })
}
