import { z } from 'zod'
import { common } from '@/content/en/admin/common'
import type { FormField } from './formFields'

const usualMost = 200
const { form } = common

/** The checks of a form, from its fields. The database checks the same and more. */
export function formSchema(fields: readonly FormField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])))
}

function fieldSchema(field: FormField) {
  const label = /^[A-Z][A-Z]/.test(field.label)
    ? field.label
    : field.label.charAt(0).toLowerCase() + field.label.slice(1)
  const most = field.most ?? (field.kind === 'long' ? 2000 : usualMost)
  const missing = field.kind === 'choice' ? form.missingChoice(label) : form.missing(label)
  return z
    .string()
    .trim()
    .max(most, form.tooLong(most))
    .superRefine((text, context) => {
      const problem =
        text === ''
          ? field.required
            ? missing
            : null
          : (field.check?.(text) ?? wrong(field.kind, text))
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

function wrong(kind: FormField['kind'], text: string): string | null {
  if (kind === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : form.wrongEmail
  if (kind === 'whole') return /^\d{1,7}$/.test(text) ? null : form.wrongWhole
  if (kind === 'money') return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? null : form.wrongNumber
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? null : form.wrongDate
  return null
}
