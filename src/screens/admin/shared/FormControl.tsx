import { chakra } from '@chakra-ui/react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { common } from '@/content/en/admin/common'
import { SelectField } from '@/ui/SelectField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { optionsOf, type FormField, type FormValues } from './formFields'

type FormControlProps = {
  id: string
  field: FormField
  values: FormValues
  error: string | undefined
  registered: UseFormRegisterReturn
}

const inputOf = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  whole: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
  date: { type: 'date' },
} as const

/** The control of one field of a record's form. */
export function FormControl({ id, field, values, error, registered }: FormControlProps) {
  const { label, hint, kind, required } = field
  const shared = {
    ...registered,
    id,
    label,
    hint,
    error,
    required,
    marker: required ? undefined : common.form.optional,
    // Staff fill in other people's data: the browser must not offer their own.
    autoComplete: 'off',
  }
  return (
    <>
      {field.group && (
        <chakra.h3 gridColumn="1 / -1" textStyle="card" mt="2">
          {field.group}
        </chakra.h3>
      )}
      <chakra.div gridColumn={field.width === 'half' ? undefined : '1 / -1'} minW="0">
        {kind === 'choice' ? (
          <SelectField
            {...shared}
            options={optionsOf(field, values)}
            placeholder={required && values[field.name] ? undefined : common.form.choose}
          />
        ) : kind === 'long' ? (
          <TextAreaField {...shared} />
        ) : (
          <TextField
            {...shared}
            {...inputOf[kind]}
            suggestions={field.suggestions}
            min={kind === 'date' ? field.earliest : undefined}
          />
        )}
      </chakra.div>
    </>
  )
}
