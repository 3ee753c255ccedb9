import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type LinesProps = {
  /** What matters most. */
  first: ReactNode
  /** Quieter lines below it; empty ones are left out. */
  rest: readonly ReactNode[]
}

/** A cell of two or three lines. */
export function Lines({ first, rest }: LinesProps) {
  return (
    <>
      <chakra.div fontWeight="semibold">{first}</chakra.div>
      {rest.filter(Boolean).map((line, place) => (
        <chakra.div key={place} color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {line}
        </chakra.div>
      ))}
    </>
  )
}
