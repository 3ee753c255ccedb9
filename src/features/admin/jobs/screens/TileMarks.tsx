import { chakra } from '@chakra-ui/react'
import { AlarmClock, CalendarOff, TriangleAlert, UserX } from 'lucide-react'
import { useWords } from '@/platform/words/words'
import { jobWords } from '../words'

/** What stands out about a job on the board. */
export type Mark = 'overbooked' | 'absent' | 'late' | 'unassigned'

const looks = {
  overbooked: { Icon: TriangleAlert, color: 'danger.fg' },
  absent: { Icon: CalendarOff, color: 'danger.fg' },
  late: { Icon: AlarmClock, color: 'warning.fg' },
  unassigned: { Icon: UserX, color: 'warning.fg' },
}

/** The marks of a job, each an icon with its word. */
export function TileMarks({ marks }: { marks: readonly Mark[] }) {
  const { marks: words } = useWords(jobWords)
  if (marks.length === 0) return null
  return (
    <chakra.ul listStyleType="none" m="0" mt="1" p="0" display="grid" gap="0.5">
      {marks.map((mark) => {
        const { Icon, color } = looks[mark]
        return (
          <chakra.li
            key={mark}
            display="flex"
            alignItems="center"
            gap="1"
            fontSize="xs"
            fontWeight="semibold"
            color={color}
          >
            <chakra.span aria-hidden="true" display="inline-flex" flexShrink="0">
              <Icon size={14} />
            </chakra.span>
            {words[mark]}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
