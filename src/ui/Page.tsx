import { chakra } from '@chakra-ui/react'

/** The column that content stands in: as wide as the page, with a margin on small windows. */
export const Page = chakra('div', {
  base: { width: 'full', maxW: 'page', mx: 'auto', px: { base: '4', sm: '6', lg: '8' } },
  variants: { measure: { page: {}, form: { maxW: '44rem' }, prose: { maxW: '50rem' } } },
  defaultVariants: { measure: 'page' },
})
