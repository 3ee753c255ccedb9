import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { capacityLimits, federalHolidays, type ClosedDay } from '@/domain/capacity'
import { businessToday } from '@/domain/businessTime'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { settingWords } from '../words'

type ClosedDaysFieldProps = {
  /** From today on, sorted. */
  days: readonly ClosedDay[]
  onChange: (days: ClosedDay[]) => void
  error?: string
}

/** The days on which nobody works: each by its name, taken out or added, and next year's holidays at once. */
export function ClosedDaysField({ days, onChange, error }: ClosedDaysFieldProps) {
  const words = useWords(settingWords).advanced.capacity.closedDays
  const formats = useFormats()
  const [today] = useState(() => businessToday(new Date()))
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<{ day?: string; name?: string }>({})
  const nextYear = Number(today.slice(0, 4)) + 1
  const suggested = federalHolidays(nextYear).filter(
    (holiday) => !days.some((known) => known.day === holiday.day),
  )

  function take(more: readonly ClosedDay[]) {
    const others = days.filter((known) => !more.some((one) => one.day === known.day))
    onChange([...others, ...more].sort((a, b) => (a.day < b.day ? -1 : 1)))
  }

  function add() {
    const wrong = {
      ...(day < today ? { day: words.wrongDay } : {}),
      ...(name.trim() ? {} : { name: words.missingName }),
      ...(days.length >= capacityLimits.closedDays ? { day: words.tooMany } : {}),
    }
    setProblem(wrong)
    if (Object.keys(wrong).length > 0) return
    take([{ day, name: name.trim() }])
    setDay('')
    setName('')
  }

  return (
    <chakra.fieldset m="0" p="0" border="0" minW="0">
      <chakra.legend textStyle="card" p="0" mb="1">
        {words.title}
      </chakra.legend>
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        {words.hint}
      </chakra.p>
      {error && (
        <chakra.p role="alert" textStyle="small" fontWeight="semibold" color="danger.fg" mb="2">
          {error}
        </chakra.p>
      )}
      {days.length === 0 && <chakra.p color="fg.muted">{words.none}</chakra.p>}
      {days.length > 0 && (
        <chakra.ul aria-label={words.title} listStyleType="none" m="0" p="0" display="grid" gap="1">
          {days.map((closed) => (
            <chakra.li
              key={closed.day}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="2"
            >
              <chakra.span overflowWrap="anywhere" minW="0">
                {words.one(formats.shortDay(closed.day), closed.name)}
              </chakra.span>
              <Button
                size="sm"
                aria-label={words.removeOne(words.one(formats.shortDay(closed.day), closed.name))}
                onClick={() => onChange(days.filter((known) => known.day !== closed.day))}
              >
                {words.remove}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.div
        mt="3"
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns="repeat(auto-fit, minmax(min(11rem, 100%), 1fr))"
      >
        <TextField
          type="date"
          label={words.day}
          min={today}
          value={day}
          error={problem.day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={words.name}
          maxLength={capacityLimits.text}
          autoComplete="off"
          value={name}
          error={problem.name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            // Enter adds the day; the whole form has its own button.
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      </chakra.div>
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={add}>
          {words.add}
        </Button>
        {suggested.length > 0 && days.length + suggested.length <= capacityLimits.closedDays && (
          <Button size="sm" variant="plain" onClick={() => take(suggested)}>
            {words.addHolidays(nextYear)}
          </Button>
        )}
      </chakra.div>
    </chakra.fieldset>
  )
}
