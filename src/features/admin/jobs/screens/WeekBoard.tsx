import { useAtomValue, useSetAtom } from 'jotai'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { jobsList, weekViewAtom } from '../state'
import { jobWords } from '../words'
import { BoardSkeleton } from './DayBoard'
import type { TileHandlers } from './JobTile'
import { WeekGrid } from './WeekGrid'

/** The jobs of seven days, where a job is moved to another day or time frame by drag or by keyboard. */
export function WeekBoard({ handlers }: { handlers: TileHandlers }) {
  const { board: words } = useWords(jobWords)
  const week = useAtomValue(weekViewAtom)
  const show = useSetAtom(jobsList.showAtom)
  if (week.status === 'error' || week.status === 'forbidden') return <ViewProblem view={week} />
  if (week.status === 'loading') return <BoardSkeleton told={words.loadingWeek} />
  return (
    <>
      <WeekGrid week={week.value} handlers={handlers} onDay={(day) => show({ view: 'day', day })} />
      {week.value.every(({ jobs }) => jobs.length === 0) && (
        <Card padding="none">
          <EmptyState {...words.emptyWeek} />
        </Card>
      )}
    </>
  )
}
