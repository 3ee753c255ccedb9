import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { useWatch, type Control, type UseFormRegister } from 'react-hook-form'
import { useWords } from '@/platform/words/words'
import { SelectField, type SelectFieldProps } from '@/ui/SelectField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { sharedAdminWords } from '../words'
import { optionsOf, type FormField, type FormValues } from './formFields'

type FormControlProps = {
  id: string
  field: FormField
  error: string | undefined
  control: Control<FormValues>
  register: UseFormRegister<FormValues>
}

const inputOf = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  list: {},
  whole: { inputMode: 'numeric' },
  decimal: {},
  money: { inputMode: 'decimal' },
  date: { type: 'date' },
} as const

/** The control of one field of a record's form; typing in one draws no other again. */
export const FormControl = memo(function FormControl({
  id,
  field,
  error,
  control,
  register,
}: FormControlProps) {
  const { common } = useWords(sharedAdminWords)
  const { label, hint, kind, required } = field
  const shared = {
    ...register(field.name),
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
          <Choice field={field} control={control} shared={shared} />
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
})

type ChoiceProps = {
  field: FormField
  control: Control<FormValues>
  shared: Omit<SelectFieldProps, 'options'>
}

/** A choice follows the other fields: what it offers may depend on them. */
function Choice({ field, control, shared }: ChoiceProps) {
  const { common } = useWords(sharedAdminWords)
  const values = useWatch({ control }) as FormValues
  return (
    <SelectField
      {...shared}
      options={optionsOf(field, values)}
      placeholder={field.required && values[field.name] ? undefined : common.form.choose}
    />
  )
}
