import { chakra } from '@chakra-ui/react'

type SkeletonProps = {
  /** Any CSS length; `full` fills the container. */
  width?: string
  /** Any CSS length. */
  height?: string
}

/** The place of something that is being loaded; keeps the layout. Put it in a region with `aria-busy`. */
export function Skeleton({ width = 'full', height = '1rem' }: SkeletonProps) {
  return (
    <chakra.div
      aria-hidden="true"
      width={width}
      height={height}
      maxW="full"
      borderRadius="md"
      bg="bg.emphasized"
      animation="shimmer 1.4s ease-in-out infinite"
    />
  )
}
