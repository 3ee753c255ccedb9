import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { describedBy } from './FieldFrame'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  /** A second line: what the choice means. */
  description?: ReactNode
  /** Set at the far end: a price, a count of seats. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  /**
   * The form name of the group; also the id of its first radio that can be chosen, so that an error
   * can link to it; without one it is the id of the group.
   */
  name: string
  options: readonly RadioCard<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  hint?: ReactNode
  error?: ReactNode
  /** Least width of a card, as a CSS length; cards share the row evenly. */
  minCardWidth?: string
}

/** A choice of one among a few, as cards over native radio buttons. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  onBlur,
  hint,
  error,
  minCardWidth = '12rem',
}: RadioCardsProps<Value>) {
  const id = useId()
  const first = options.find((option) => !option.disabled)
  return (
    <chakra.fieldset
      id={first ? undefined : name}
      tabIndex={first ? undefined : -1}
      border="0"
      p="0"
      m="0"
      minW="0"
      aria-describedby={describedBy(id, { hint, error })}
    >
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {legend}
      </chakra.legend>
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted" mb="1.5">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p
          id={`${id}-error`}
          textStyle="small"
          fontWeight="semibold"
          color="danger.fg"
          mb="1.5"
        >
          {error}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gap="2.5"
        gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${minCardWidth}), 1fr))`}
      >
        {options.map((option) => (
          <chakra.label
            key={option.value}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH="3.25rem"
            px="3"
            py="2.5"
            bg="bg.surface"
            borderWidth="1px"
            borderStyle="solid"
            borderColor={error ? 'danger.border' : 'border.control'}
            borderRadius="md"
            cursor="pointer"
            transitionProperty="border-color, background-color"
            transitionDuration="fast"
            css={{
              '&:hover': { borderColor: 'accent.border' },
              '&:has(:checked)': {
                borderColor: 'accent.border',
                bg: 'accent.subtle',
                boxShadow: 'inset 0 0 0 1px var(--sun-colors-accent-border)',
              },
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'focusRing',
                outlineOffset: '2px',
              },
              '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
            }}
          >
            <chakra.input
              type="radio"
              id={option === first ? name : undefined}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              boxSize="5"
              flexShrink="0"
              m="0"
              css={{ accentColor: 'var(--sun-colors-accent-solid)', outline: 'none' }}
            />
            <chakra.span
              flex="1"
              minW="0"
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              columnGap="2.5"
              rowGap="1"
            >
              <chakra.span flex="1 1 6rem" minW="0">
                <chakra.span display="block" fontWeight="semibold" lineHeight="1.35">
                  {option.label}
                </chakra.span>
                {option.description && (
                  <chakra.span display="block" textStyle="small" color="fg.muted">
                    {option.description}
                  </chakra.span>
                )}
              </chakra.span>
              {option.aside && <chakra.span flexShrink="0">{option.aside}</chakra.span>}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
