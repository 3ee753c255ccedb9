import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useId, useState, type FormEvent } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import {
  capacityLimits,
  dayParts,
  daysFrom,
  timesOf,
  type DayPart,
  type TechnicianTime,
} from '@/domain/capacity'
import { businessToday } from '@/domain/businessTime'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { labelled } from '@/features/admin/shared/screens/formFields'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { CheckboxField } from '@/ui/CheckboxField'
import { FailureAlert } from '@/ui/FailureAlert'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { addAbsencesAtom } from '../timeState'
import { technicianWords } from '../words'

const weekOrder = [1, 2, 3, 4, 5, 6, 0]

/** Adds time off on several days at once: from a first day to a last, on chosen weekdays. */
export function AddTimeOff({ time }: { time: TechnicianTime }) {
  const words = useWords(technicianWords).time.off
  const { common, failures, weekdays: names } = useWords(sharedAdminWords)
  const id = useId()
  const add = useSetAtom(addAbsencesAtom)
  const show = useSetAtom(showToastAtom)
  const [today] = useState(() => businessToday(new Date()))
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [part, setPart] = useState<DayPart>('whole')
  // The days that are worked anyhow, until the person says otherwise.
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const worked = time.hours.map(({ weekday }) => weekday)
  const weekdays = chosen ?? (worked.length > 0 ? worked : weekOrder)
  const [wasSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ failure: BusinessFailure; attempt: number } | null>(null)

  const days = first ? daysFrom(first, last || first, weekdays) : []
  const problem =
    first !== '' && first < today
      ? words.past
      : days.length === 0
        ? words.noDay
        : days.length > capacityLimits.absenceDays
          ? words.tooMany(capacityLimits.absenceDays)
          : null

  async function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (problem) return
    setBusy(true)
    const outcome = await add({ days, ...timesOf(part) })
    setBusy(false)
    if (!outcome.ok) {
      return setFailed({ failure: outcome.failure, attempt: (failed?.attempt ?? 0) + 1 })
    }
    show({ tone: 'success', title: words.added(days.length) })
    setFirst('')
    setLast('')
    setSent(false)
    setFailed(null)
  }

  return (
    <chakra.form
      noValidate
      mt="4"
      p={{ base: '3', sm: '4' }}
      bg="bg.subtle"
      borderRadius="md"
      display="grid"
      gap="3"
      onSubmit={(event) => void send(event)}
    >
      {failed && (
        <FailureAlert key={failed.attempt} {...businessFailureWords(failed.failure, failures)} />
      )}
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(11rem, 100%), 1fr))"
      >
        <TextField
          type="date"
          label={words.first}
          min={today}
          value={first}
          error={wasSent ? problem : undefined}
          onChange={({ target }) => setFirst(target.value)}
        />
        <TextField
          type="date"
          label={words.last}
          marker={common.form.optional}
          min={first || today}
          value={last}
          onChange={({ target }) => setLast(target.value)}
        />
        <SelectField
          label={words.part}
          options={labelled(dayParts, words.partChoices)}
          value={part}
          onChange={({ target }) => setPart(target.value as DayPart)}
        />
      </chakra.div>
      <chakra.fieldset m="0" p="0" border="0" minW="0">
        <chakra.legend textStyle="label" p="0" mb="1">
          {words.weekdays}
        </chakra.legend>
        <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
          {weekOrder.map((weekday) => (
            <CheckboxField
              key={weekday}
              id={`${id}-${weekday}`}
              label={names[weekday] ?? ''}
              checked={weekdays.includes(weekday)}
              onChange={({ target }) =>
                setChosen(
                  target.checked
                    ? [...weekdays, weekday]
                    : weekdays.filter((one) => one !== weekday),
                )
              }
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" variant="solid" busy={isBusy} busyLabel={common.form.saving}>
          {words.add}
        </Button>
        <chakra.span role="status" color="fg.muted">
          {days.length > 0 && !problem ? words.chosen(days.length) : ''}
        </chakra.span>
      </chakra.div>
    </chakra.form>
  )
}
