import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export type SwitchFieldProps = Omit<ComponentProps<'input'>, 'color' | 'size' | 'type'> & {
  label: ReactNode
  /** What turning it on does. */
  hint?: ReactNode
}

/** A switch as wide as its words, easy to hit with a thumb. Passes every input attribute and the ref on. */
export function SwitchField({ label, hint, id: givenId, ...input }: SwitchFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      minH="touch"
      p="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border.control"
      borderRadius="md"
      cursor="pointer"
      css={{
        '&:has(:checked)': { borderColor: 'accent.border', bg: 'accent.subtle' },
        '&:has(:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'focusRing',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.span flex="1 1 8rem" minW="0">
        <chakra.span display="block" fontWeight="semibold" lineHeight="1.35">
          {label}
        </chakra.span>
        {hint && (
          <chakra.span id={`${id}-hint`} display="block" textStyle="small" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        appearance="none"
        position="relative"
        flexShrink="0"
        m="0"
        width="3.25rem"
        height="1.875rem"
        borderRadius="full"
        bg="border.control"
        cursor="pointer"
        transition="background-color 120ms"
        css={{
          outline: 'none',
          '&::before': {
            content: '""',
            position: 'absolute',
            top: '0.25rem',
            insetInlineStart: '0.25rem',
            width: '1.375rem',
            height: '1.375rem',
            borderRadius: 'full',
            bg: 'white',
            transition: 'transform 120ms',
          },
          '&:checked': { bg: 'accent.solid' },
          '&:checked::before': { transform: 'translateX(1.375rem)' },
          '@media (forced-colors: active)': {
            forcedColorAdjust: 'none',
            bg: 'Canvas',
            border: '1px solid CanvasText',
            '&::before': { bg: 'CanvasText', top: 'calc(0.25rem - 1px)' },
            '&:checked': { bg: 'Highlight' },
            '&:checked::before': { bg: 'HighlightText' },
          },
        }}
      />
    </chakra.label>
  )
}
