import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { Thermometer } from 'lucide-react'
import { useState } from 'react'
import { hoursOfClock, type TechnicianTime } from '@/domain/capacity'
import { pacificParts } from '@/domain/pacificTime'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { callInSickAtom } from '../timeState'
import { technicianWords } from '../words'

/** Takes a technician off from now until the end of the day, after asking. */
export function SickToday({ name, time }: { name: string; time: TechnicianTime }) {
  const words = useWords(technicianWords).time.sick
  const callInSick = useSetAtom(callInSickAtom)
  const tell = useTell()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    const outcome = await tell(callInSick(), { title: words.done(name) })
    setBusy(false)
    if (outcome.ok) setAsking(false)
  }

  if (isOffNow(time, new Date())) return <chakra.p fontWeight="semibold">{words.already}</chakra.p>
  if (!isAsking) {
    return (
      <chakra.div>
        <Button onClick={() => setAsking(true)}>
          <Thermometer aria-hidden="true" size={18} />
          {words.button}
        </Button>
      </chakra.div>
    )
  }
  return (
    <Alert
      tone="warning"
      state={null}
      announce="assertive"
      title={words.title(name)}
      actions={
        <>
          <Button size="sm" variant="solid" busy={isBusy} onClick={() => void run()}>
            {words.confirm}
          </Button>
          <Button size="sm" onClick={() => setAsking(false)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {words.text}
    </Alert>
  )
}

/** True when nothing of this day is worked any more. */
function isOffNow({ absences }: TechnicianTime, now: Date): boolean {
  const { date, minutes } = pacificParts(now)
  return absences.some(
    ({ day, starts, ends }) =>
      day === date && hoursOfClock(starts) * 60 <= minutes && hoursOfClock(ends) === 24,
  )
}
