import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { controlRecipe } from './control'
import { FieldFrame, describedBy, type FieldTexts } from './FieldFrame'

const Input = chakra('input', controlRecipe)

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'color' | 'size' | 'height' | 'width'> & {
    /** Words offered while typing; anything else may be typed too. */
    suggestions?: readonly string[]
  }

/** One line of text with its label, hint and error. Passes every input attribute and the ref on. */
export function TextField({
  label,
  marker,
  hint,
  error,
  suggestions,
  id: givenId,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const listId = suggestions && suggestions.length > 0 ? `${id}-suggestions` : undefined
  return (
    <FieldFrame id={id} label={label} marker={marker} hint={hint} error={error}>
      <Input
        type="text"
        list={listId}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      {listId && (
        <datalist id={listId}>
          {suggestions?.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}
