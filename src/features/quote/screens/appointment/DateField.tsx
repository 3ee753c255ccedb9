import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { quoteWords } from '../../words'
import type { DayAvailability } from '@/domain/appointments'
import { addDays, pacificToday } from '@/domain/pacificTime'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { RadioCards } from '@/ui/RadioCards'

type DateFieldProps = {
  days: readonly DayAvailability[]
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (date: string) => void
  error?: string
}

const shownAtFirst = 8

/** The days on which something is free, the next ones first, more of them on request. */
export function DateField({ days, value, onChange, error }: DateFieldProps) {
  const words = useWords(quoteWords).appointment.date
  const formats = useFormats()
  const [shown, setShown] = useState(shownAtFirst)
  const chosen = days.findIndex((day) => day.date === value)
  const visible = days.slice(0, Math.max(shown, chosen + 1))
  const [today] = useState(() => pacificToday(new Date()))
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
