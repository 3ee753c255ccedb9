import type { UseFormRegisterReturn } from 'react-hook-form'
import { isEmail } from '@/domain/email'
import { TextField } from '@/ui/TextField'
import type { AuthWords } from '../words'

/** What is asked of an e-mail field: something, and the form of an address. */
export function emailRules({ fields }: AuthWords) {
  return {
    required: fields.email.missing,
    validate: (text: string) => isEmail(text) || fields.email.wrong,
  }
}

type EmailFieldProps = {
  /** The field as its form knows it, with `emailRules`. */
  field: UseFormRegisterReturn
  id: string
  label: string
  error: string | undefined
  /** `username` where it names the account, `email` where an account is made. */
  autoComplete?: 'username' | 'email'
  /** Why it is this address and no other: it cannot be changed then. */
  fixed?: string
}

/** The e-mail of an account. */
export function EmailField({ field, autoComplete = 'username', fixed, ...shown }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      {...shown}
      type="email"
      inputMode="email"
      hint={fixed}
      readOnly={fixed !== undefined}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
