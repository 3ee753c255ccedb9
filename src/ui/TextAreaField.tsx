import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { controlRecipe } from './control'
import { FieldFrame, describedBy, type FieldTexts } from './FieldFrame'

const TextArea = chakra('textarea', controlRecipe)

export type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'color' | 'height' | 'width'>

/** Several lines of text with label, hint and error. Passes every textarea attribute and the ref on. */
export function TextAreaField({
  label,
  marker,
  hint,
  error,
  id: givenId,
  rows = 3,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} marker={marker} hint={hint} error={error}>
      <TextArea
        {...textarea}
        id={id}
        rows={rows}
        resize="vertical"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
