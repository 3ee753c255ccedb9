import { chakra } from '@chakra-ui/react'
import { CalendarX } from 'lucide-react'
import { useWords } from '@/platform/words/words'
import { jobWords } from '../words'

/** A day on which nobody works, by its name. */
export function ClosedDay({ name }: { name: string }) {
  const { board: words } = useWords(jobWords)
  return (
    <chakra.p
      display="flex"
      alignItems="flex-start"
      gap="1"
      fontSize="xs"
      fontWeight="semibold"
      color="warning.fg"
      overflowWrap="anywhere"
    >
      <chakra.span aria-hidden="true" display="inline-flex" flexShrink="0" mt="0.5">
        <CalendarX size={14} />
      </chakra.span>
      {words.closedDay(name)}
    </chakra.p>
  )
}
