import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { controlRecipe } from './control'
import { FieldFrame, describedBy, type FieldTexts } from './FieldFrame'

const Select = chakra('select', controlRecipe)

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'color' | 'size' | 'height' | 'width' | 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** The first, empty option; left out, the first real option is chosen. */
    placeholder?: string
  }

/** One choice of a list, as the device's own picker. Passes every select attribute and the ref on. */
export function SelectField({
  label,
  marker,
  hint,
  error,
  options,
  placeholder,
  id: givenId,
  ...select
}: SelectFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} marker={marker} hint={hint} error={error}>
      <chakra.div position="relative">
        <Select
          pe="10"
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <chakra.svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          position="absolute"
          insetEnd="3.5"
          top="50%"
          transform="translateY(-50%)"
          boxSize="4"
          pointerEvents="none"
          color="fg.muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="m3 6 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </chakra.svg>
      </chakra.div>
    </FieldFrame>
  )
}
