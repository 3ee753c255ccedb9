import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { DayAvailability } from '@/domain/appointments'
import { addDays, businessToday } from '@/domain/businessTime'
import { Button } from '../Button'
import { RadioCards } from '../RadioCards'
import type { WhenFormats, WhenWords } from './when'

type DayChoiceProps = {
  days: readonly DayAvailability[]
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (date: string) => void
  error?: string
  words: WhenWords['date']
  formats: WhenFormats
}

const shownAtFirst = 8

/** The days on which something is free, the next ones first, more of them on request. */
export function DayChoice({ days, value, onChange, error, words, formats }: DayChoiceProps) {
  const [shown, setShown] = useState(shownAtFirst)
  const chosen = days.findIndex((day) => day.date === value)
  const visible = days.slice(0, Math.max(shown, chosen + 1))
  const [today] = useState(() => businessToday(new Date()))
  const near: Record<string, string> = { [today]: words.today, [addDays(today, 1)]: words.tomorrow }
  return (
    <chakra.div>
      <RadioCards
        legend={words.legend}
        name="date"
        minCardWidth="9.5rem"
        options={visible.map(({ date, frames }) => ({
          value: date,
          label: formats.shortDay(date),
          description: near[date] ?? words.free(frames.length),
        }))}
        value={value}
        onChange={onChange}
        hint={value && chosen < 0 ? words.gone(formats.longDay(value)) : undefined}
        error={error}
      />
      {visible.length < days.length && (
        <chakra.div mt="2">
          <Button variant="plain" onClick={() => setShown(visible.length + shownAtFirst)}>
            {words.more}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
