import { chakra } from '@chakra-ui/react'

/** A link in running text or on a line of its own. Takes every style prop. */
export const TextLink = chakra('a', {
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
})
