import { chakra, defineRecipe } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './Spinner'

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    '&:is(:disabled, [aria-disabled=true])': { opacity: 0.6, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      /** The single next action on a screen. */
      action: {
        bg: 'action',
        color: 'action.fg',
        _hover: { bg: 'action.hover' },
        _active: { bg: 'action.active' },
      },
      /** A main action of a tool screen, where several may stand side by side. */
      solid: {
        bg: 'accent.solid',
        color: 'accent.onSolid',
        _hover: { filter: 'brightness(1.08)' },
      },
      outline: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.muted' },
      },
      plain: { bg: 'transparent', color: 'accent.fg', _hover: { bg: 'accent.subtle' } },
      danger: {
        bg: 'danger.solid',
        color: 'danger.onSolid',
        _hover: { filter: 'brightness(1.08)' },
      },
      /** On the night surface of hero and footer. */
      onNight: {
        bg: 'transparent',
        color: 'fg.onNight',
        borderColor: 'ink.400',
        _hover: { bg: 'ink.800' },
      },
    },
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm' },
      md: { minH: 'touch', px: '4', py: '2', fontSize: 'md' },
      lg: { minH: '3.25rem', px: '6', py: '2.5', fontSize: 'lg', borderRadius: 'lg' },
    },
    width: { auto: {}, full: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'md', width: 'auto' },
})

const StyledButton = chakra('button', recipe)
const StyledLink = chakra('a', recipe)

type Look = {
  /** `action` is the one next step on a screen; at most one of it per screen. */
  variant?: 'action' | 'solid' | 'outline' | 'plain' | 'danger' | 'onNight'
  size?: 'sm' | 'md' | 'lg'
  /** `full` fills the container, for forms on a phone. */
  width?: 'auto' | 'full'
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> &
  Look & {
    /** While true the button shows a spinner and takes no press, but keeps focus. */
    busy?: boolean
    /** What the button reads while busy; its own text when left out. */
    busyLabel?: ReactNode
  }

/** A button. It submits nothing unless `type="submit"`. A busy button stays focusable and ignores presses. */
export function Button({
  busy,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy || rest['aria-disabled']) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner size="1.1em" />}
      {/* A translator takes text nodes away, and React then finds no place beside them. */}
      <chakra.span key={busy && busyLabel ? 'busy' : 'idle'} display="contents">
        {busy && busyLabel ? busyLabel : children}
      </chakra.span>
    </StyledButton>
  )
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton(props: Omit<ComponentProps<'a'>, 'color'> & Look) {
  return <StyledLink {...props} />
}
