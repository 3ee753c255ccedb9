import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { CalendarDays, List } from 'lucide-react'
import { jobs } from '@/content/en/admin/jobs'
import { jobsList } from '@/state/admin/jobs'
import { Button } from '@/ui/Button'

const views = [
  { value: '', label: jobs.views.list, Icon: List },
  { value: 'day', label: jobs.views.day, Icon: CalendarDays },
] as const

/** Switches between the list and the day board. */
export function ViewSwitch() {
  const { view } = useAtomValue(jobsList.stateAtom)
  const show = useSetAtom(jobsList.showAtom)
  return (
    <chakra.div role="group" aria-label={jobs.views.label} display="flex" gap="2">
      {views.map(({ value, label, Icon }) => {
        const isChosen = view === value
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
