import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { crewViewAtom } from '@/features/admin/shared/choices'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { boardViewAtom } from '../state'
import { jobWords } from '../words'
import { BoardGrid } from './BoardGrid'
import type { TileHandlers } from './JobTile'

/** One day's jobs by technician and time frame, where a job is moved by drag or by keyboard. */
export function DayBoard({ handlers }: { handlers: TileHandlers }) {
  const { board: words } = useWords(jobWords)
  const board = useAtomValue(boardViewAtom)
  const crew = useAtomValue(crewViewAtom)
  const problem = [board, crew].find(
    (view) => view.status === 'error' || view.status === 'forbidden',
  )
  if (problem?.status === 'error' || problem?.status === 'forbidden') {
    return <ViewProblem view={problem} />
  }
  if (board.status !== 'ready' || crew.status !== 'ready') {
    return <BoardSkeleton told={words.loading} />
  }
  const { closed, jobs } = board.value
  return (
    <>
      {closed !== null && <Alert tone="warning" state={null} title={words.closedDay(closed)} />}
      <BoardGrid board={board.value} crew={crew.value} handlers={handlers} />
      {jobs.length === 0 && (
        <Card padding="none">
          <EmptyState {...words.empty} />
        </Card>
      )}
    </>
  )
}

/** What stands in the place of a board while it is being loaded. @param told what a screen reader is told */
export function BoardSkeleton({ told }: { told: string }) {
  return (
    <chakra.div aria-busy="true" display="grid" gap="2">
      <LoadingText>{told}</LoadingText>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </chakra.div>
  )
}
