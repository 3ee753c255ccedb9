import { chakra } from '@chakra-ui/react'
import { Badge, type BadgeTone } from './Badge'

type StatusChipProps = {
  tone?: BadgeTone
  /** The status, in the words of its value set. */
  children: string
}

/** The status of a record: its word, with a dot in its color. */
export function StatusChip({ tone = 'neutral', children }: StatusChipProps) {
  return (
    <Badge tone={tone}>
      <chakra.span aria-hidden="true" boxSize="1.5" borderRadius="full" bg="currentColor" />
      {children}
    </Badge>
  )
}
