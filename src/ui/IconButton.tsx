import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const Square = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'touch',
    flexShrink: '0',
    border: '0',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-expanded=true]': { bg: 'bg.muted', color: 'fg' },
  },
})

type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'aria-label'> & {
  /** What a screen reader reads for it. */
  label: string
}

/** A button that shows a sign only. Pass the sign as its child. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Square {...rest} type="button" aria-label={label} />
}
