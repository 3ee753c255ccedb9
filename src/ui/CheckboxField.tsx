import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'color' | 'size' | 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A box to tick, with its label, hint and error. Passes every input attribute and the ref on. */
export function CheckboxField({ label, hint, error, id: givenId, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <chakra.div display="flex" gap="3" alignItems="flex-start">
      <chakra.input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        boxSize="1.5rem"
        m="0"
        flexShrink="0"
        css={{ accentColor: 'var(--sun-colors-accent-solid)' }}
      />
      <chakra.div minW="0">
        <chakra.label htmlFor={id}>{label}</chakra.label>
        {hint && (
          <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
            {hint}
          </chakra.p>
        )}
        {error && (
          <chakra.p id={`${id}-error`} textStyle="small" fontWeight="semibold" color="danger.fg">
            {error}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  )
}
