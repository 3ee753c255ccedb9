import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { addDays, isCalendarDate } from '@/domain/businessTime'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { boardDayAtom, isBoardTodayAtom, jobsList } from '../state'
import { jobWords } from '../words'
import { DayBoard } from './DayBoard'
import type { TileHandlers } from './JobTile'
import { WeekBoard } from './WeekBoard'

/** The board of jobs, of one day or of a week. */
export function Board({ handlers }: { handlers: TileHandlers }) {
  const { board: words } = useWords(jobWords)
  const isWeek = useAtomValue(jobsList.stateAtom).view === 'week'
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DayPicker isWeek={isWeek} />
      <chakra.p textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }}>
        {words.hint}
      </chakra.p>
      {isWeek ? <WeekBoard handlers={handlers} /> : <DayBoard handlers={handlers} />}
    </chakra.div>
  )
}

function DayPicker({ isWeek }: { isWeek: boolean }) {
  const { board: words } = useWords(jobWords)
  const formats = useFormats()
  const day = useAtomValue(boardDayAtom)
  const show = useSetAtom(jobsList.showAtom)
  const isToday = useAtomValue(isBoardTodayAtom)
  const days = isWeek ? 7 : 1
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.h2 textStyle="section" flex="1 1 16rem" aria-live="polite">
        {isWeek
          ? words.weekFrom(formats.shortDay(day), formats.shortDay(addDays(day, 6)))
          : formats.longDay(day)}
      </chakra.h2>
      <chakra.div role="group" aria-label={words.scale.label} display="flex" gap="2">
        {(['day', 'week'] as const).map((scale) => {
          const isChosen = isWeek === (scale === 'week')
          return (
            <Button
              key={scale}
              aria-pressed={isChosen}
              variant={isChosen ? 'solid' : 'outline'}
              onClick={() => show({ view: scale })}
            >
              {words.scale[scale]}
            </Button>
          )
        })}
      </chakra.div>
      <Button onClick={() => show({ day: addDays(day, -days) })}>
        {isWeek ? words.previousWeek : words.previous}
      </Button>
      <Button onClick={() => show({ day: '' })} aria-disabled={isToday || undefined}>
        {words.today}
      </Button>
      <Button onClick={() => show({ day: addDays(day, days) })}>
        {isWeek ? words.nextWeek : words.next}
      </Button>
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
