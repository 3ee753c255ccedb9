import { z } from '@/platform/forms/zod'
import { inSentence } from '../failureWords'
import type { SharedAdminWords } from '../words'
import type { FormField } from './formFields'

type FormWords = SharedAdminWords['common']['form']

/** Longest text, in characters, where a field says no other. */
const usualMaxLength = { long: 2000, list: 1000, other: 200 }

/** The checks of a form, from its fields. The database checks the same and more. */
export function formSchema(fields: readonly FormField[], words: FormWords) {
  return z.object(
    Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, words)])),
  )
}

function fieldSchema(field: FormField, words: FormWords) {
  const label = inSentence(field.label)
  const maxLength =
    field.maxLength ??
    usualMaxLength[field.kind === 'long' || field.kind === 'list' ? field.kind : 'other']
  const missing = field.kind === 'choice' ? words.missingChoice(label) : words.missing(label)
  return z
    .string()
    .trim()
    .max(maxLength, words.tooLong(maxLength))
    .superRefine((text, context) => {
      const problem =
        text === ''
          ? field.required
            ? missing
            : null
          : (field.check?.(text) ?? wrong(field, text, words))
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

function wrong({ kind, max }: FormField, text: string, words: FormWords): string | null {
  if (max !== undefined && Number(text) > max) return words.tooLarge(max)
  switch (kind) {
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : words.wrongEmail
    case 'whole':
      return /^\d{1,7}$/.test(text) ? null : words.wrongWhole
    case 'decimal':
      return /^\d{1,7}(\.\d)?$/.test(text) ? null : words.wrongNumber
    case 'money':
      return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? null : words.wrongNumber
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? null : words.wrongDate
    default:
      return null
  }
}
