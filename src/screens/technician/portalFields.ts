import type { FieldErrors } from 'react-hook-form'
import { technicianAuth } from '@/content/en/technicianAuth'
import type { ErrorSummaryItem } from '@/ui/ErrorSummary'

/** What is asked of the portal's e-mail field: something, and the form of an address. */
export const emailRules = {
  required: technicianAuth.fields.email.missing,
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: technicianAuth.fields.email.wrong },
}

/** The errors of a portal form for its summary, in the order of the fields. */
export function portalSummary(
  errors: FieldErrors<{ email: string; password: string }>,
): ErrorSummaryItem[] {
  return (['email', 'password'] as const).flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: `portal-${name}`, message }] : []
  })
}
