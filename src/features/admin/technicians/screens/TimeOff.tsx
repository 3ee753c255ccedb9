import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { dayPartOf, hoursOfClock, type Absence, type TechnicianTime } from '@/domain/capacity'
import { addDays } from '@/domain/businessTime'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { removeAbsencesAtom } from '../timeState'
import { technicianWords } from '../words'
import { AddTimeOff } from './AddTimeOff'

/** Days off in a row with the same times. */
type Stretch = { first: string; last: string; ids: number[]; of: Absence }

/** Planned time off, what can be taken back of it, and adding more. */
export function TimeOff({ time }: { time: TechnicianTime }) {
  const words = useWords(technicianWords).time.off
  const formats = useFormats()
  const id = useId()
  const remove = useSetAtom(removeAbsencesAtom)
  const tell = useTell()
  const [removing, setRemoving] = useState<number | null>(null)

  function nameOf({ first, last, of }: Stretch): string {
    const part = dayPartOf(of)
    const much = part
      ? words.parts[part]
      : words.between(formats.hour(hoursOfClock(of.starts)), formats.hour(hoursOfClock(of.ends)))
    return first === last
      ? words.one(formats.shortDay(first), much)
      : words.several(formats.shortDay(first), formats.shortDay(last), much)
  }

  async function take({ ids }: Stretch) {
    setRemoving(ids[0] ?? null)
    await tell(remove(ids), { title: words.removed })
    setRemoving(null)
  }

  const stretches = stretchesOf(time.absences)
  return (
    <section aria-labelledby={`${id}-title`}>
      <chakra.h3 id={`${id}-title`} textStyle="card" mb="2">
        {words.title}
      </chakra.h3>
      {stretches.length === 0 && <chakra.p color="fg.muted">{words.none}</chakra.p>}
      {stretches.length > 0 && (
        <chakra.ul aria-label={words.list} listStyleType="none" m="0" p="0" display="grid" gap="1">
          {stretches.map((stretch) => {
            const name = nameOf(stretch)
            return (
              <chakra.li
                key={stretch.ids.join()}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
              >
                <span>{name}</span>
                <Button
                  size="sm"
                  aria-label={words.removeOne(name)}
                  busy={removing === stretch.ids[0]}
                  onClick={() => void take(stretch)}
                >
                  {words.remove}
                </Button>
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
      <AddTimeOff time={time} />
    </section>
  )
}

function stretchesOf(absences: readonly Absence[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const absence of absences) {
    const before = stretches.find(
      ({ last, of }) =>
        addDays(last, 1) === absence.day &&
        of.starts === absence.starts &&
        of.ends === absence.ends,
    )
    if (before) {
      before.last = absence.day
      before.ids.push(absence.id)
    } else {
      const { id, day } = absence
      stretches.push({ first: day, last: day, ids: [id], of: absence })
    }
  }
  return stretches
}
