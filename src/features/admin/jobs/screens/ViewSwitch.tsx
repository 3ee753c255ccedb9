import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { CalendarDays, List } from 'lucide-react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { jobsList } from '../state'
import { jobWords } from '../words'

/** Switches between the list and the board of a day, which has a week of its own. */
export function ViewSwitch() {
  const { views: words } = useWords(jobWords)
  const { view } = useAtomValue(jobsList.stateAtom)
  const show = useSetAtom(jobsList.showAtom)
  const views = [
    { value: '', label: words.list, Icon: List },
    { value: 'day', label: words.day, Icon: CalendarDays },
  ]
  return (
    <chakra.div role="group" aria-label={words.label} display="flex" flexWrap="wrap" gap="2">
      {views.map(({ value, label, Icon }) => {
        const isChosen = value === 'day' ? view === 'day' || view === 'week' : view === value
        return (
          <Button
            key={value}
            aria-pressed={isChosen}
            variant={isChosen ? 'solid' : 'outline'}
            onClick={() => show({ view: value })}
          >
            <Icon aria-hidden="true" size={18} />
            {label}
          </Button>
        )
      })}
    </chakra.div>
  )
}
