import { chakra } from '@chakra-ui/react'

/** A turning ring. Decorative: put words beside it that say what is going on. */
export function Spinner({ size = '1.25rem' }: { /** Any CSS length. */ size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      boxSize={size}
      borderRadius="full"
      borderWidth="2px"
      borderStyle="solid"
      borderColor="currentColor"
      borderInlineEndColor="transparent"
      animation="spin 0.8s linear infinite"
    />
  )
}
