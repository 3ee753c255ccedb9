import { chakra } from '@chakra-ui/react'

/** A glass-like sheet that holds one thing. Takes every style prop; `as` makes it another element. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    minW: '0',
  },
  variants: {
    padding: { none: {}, md: { p: { base: '4', md: '5' } }, lg: { p: { base: '5', md: '8' } } },
    /** `raised` floats above the page: a form over a hero. */
    depth: {
      flat: { boxShadow: 'none' },
      resting: {},
      raised: { boxShadow: 'raised', borderRadius: 'xl' },
    },
  },
  defaultVariants: { padding: 'md', depth: 'resting' },
})
