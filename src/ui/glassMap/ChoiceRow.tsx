import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

type ChoiceRowProps = {
  label: ReactNode
  /** The window of this row is under the mouse. */
  hot: boolean
  onPoint: (over: boolean) => void
  input: ComponentProps<'input'>
}

/** One position as a card over its native radio button, at least 48 px high. */
export function ChoiceRow({ label, hot, onPoint, input }: ChoiceRowProps) {
  return (
    <chakra.label
      data-hot={hot || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      css={rowStyles}
    >
      <chakra.input {...input} type="radio" css={radioStyles} />
      <chakra.span flex="1" minW="0" fontWeight="semibold" lineHeight="1.3">
        {label}
      </chakra.span>
      <chakra.svg viewBox="0 0 20 20" aria-hidden boxSize="5" flexShrink="0" fill="none">
        <circle cx="10" cy="10" r="10" />
        <path d="M5.5 10.4L8.8 13.6L14.5 7" strokeWidth="2.2" strokeLinecap="round" />
      </chakra.svg>
    </chakra.label>
  )
}

const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '3rem',
  px: '3',
  py: '2',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'md',
  cursor: 'pointer',
  transitionProperty: 'border-color, background-color',
  transitionDuration: 'fast',
  '& svg': { display: 'none', position: 'absolute', top: '-2', right: '-2' },
  '& circle': { fill: 'car.chosen' },
  '& path': { stroke: 'action.fg' },
  '&[data-hot]': { borderColor: 'accent.border', bg: 'accent.subtle' },
  '&:has(:checked)': {
    borderColor: 'warning.border',
    bg: 'warning.subtle',
    _dark: { bg: 'bg.muted' },
    boxShadow: 'inset 0 0 0 1px var(--sun-colors-warning-border)',
    '& svg': { display: 'block' },
  },
  '&:has(:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focusRing',
    outlineOffset: '2px',
  },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
}

const radioStyles = {
  boxSize: '5',
  flexShrink: 0,
  m: '0',
  outline: 'none',
  accentColor: 'var(--sun-colors-accent-solid)',
}
