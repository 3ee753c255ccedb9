import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Job } from '@/domain/jobs'
import { addDays, isCalendarDate } from '@/domain/pacificTime'
import { crewViewAtom } from '@/features/admin/shared/choices'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { boardDayAtom, boardViewAtom, isBoardTodayAtom, jobsList } from '../state'
import { jobWords } from '../words'
import { BoardGrid } from './BoardGrid'
import { LoadingText } from '@/ui/LoadingText'

type DayBoardProps = {
  onOpen: (id: string) => void
  /** Another day, or by a form in the place of dragging. */
  onReschedule: (job: Job) => void
}

/** One day's jobs by technician and time frame, where a job is moved by drag or by keyboard. */
export function DayBoard(props: DayBoardProps) {
  const { board: words } = useWords(jobWords)
  const day = useAtomValue(boardDayAtom)
  const board = useAtomValue(boardViewAtom)
  const crew = useAtomValue(crewViewAtom)
  const problem = [board, crew].find(
    (view) => view.status === 'error' || view.status === 'forbidden',
  )
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DayPicker day={day} />
      {problem?.status === 'error' || problem?.status === 'forbidden' ? (
        <ViewProblem view={problem} />
      ) : board.status === 'ready' && crew.status === 'ready' ? (
        <>
          <BoardGrid board={board.value} crew={crew.value} {...props} />
          {board.value.jobs.length === 0 && (
            <Card padding="none">
              <EmptyState {...words.empty} />
            </Card>
          )}
        </>
      ) : (
        <chakra.div aria-busy="true" display="grid" gap="2">
          <LoadingText>{words.loading}</LoadingText>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height="4.5rem" />
          ))}
        </chakra.div>
      )}
    </chakra.div>
  )
}

function DayPicker({ day }: { day: string }) {
  const { board: words } = useWords(jobWords)
  const formats = useFormats()
  const show = useSetAtom(jobsList.showAtom)
  const isToday = useAtomValue(isBoardTodayAtom)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.h2 textStyle="section" flex="1 1 16rem" aria-live="polite">
        {formats.longDay(day)}
      </chakra.h2>
      <Button onClick={() => show({ day: addDays(day, -1) })}>{words.previous}</Button>
      <Button onClick={() => show({ day: '' })} aria-disabled={isToday || undefined}>
        {words.today}
      </Button>
      <Button onClick={() => show({ day: addDays(day, 1) })}>{words.next}</Button>
      <chakra.div width="min(11rem, 100%)">
        <TextField
          type="date"
          label={words.day}
          value={day}
          onChange={({ target }) => {
            if (isCalendarDate(target.value)) show({ day: target.value })
          }}
        />
      </chakra.div>
    </chakra.div>
  )
}
