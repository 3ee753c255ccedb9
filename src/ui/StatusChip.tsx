import { chakra } from '@chakra-ui/react'
import { Badge, type BadgeTone } from './Badge'
import { ChangeMotion } from './motion/ChangeMotion'

type StatusChipProps = {
  tone?: BadgeTone
  /** The status, in the words of its value set. */
  children: string
}

/** The status of a record: its word, with a dot in its color. A change of it is seen. */
export function StatusChip({ tone = 'neutral', children }: StatusChipProps) {
  return (
    <ChangeMotion value={children}>
      <Badge tone={tone}>
        <chakra.span aria-hidden="true" boxSize="1.5" borderRadius="full" bg="currentColor" />
        <span>{children}</span>
      </Badge>
    </ChangeMotion>
  )
}
