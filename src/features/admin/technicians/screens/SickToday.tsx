import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Thermometer } from 'lucide-react'
import { useState } from 'react'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { callInSickAtom, isOffNowAtom } from '../timeState'
import { technicianWords } from '../words'

/** Takes a technician off from now until the end of the day, after asking. */
export function SickToday({ name }: { name: string }) {
  const words = useWords(technicianWords).time.sick
  const isOffNow = useAtomValue(isOffNowAtom)
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

  if (isOffNow) return <chakra.p fontWeight="semibold">{words.already}</chakra.p>
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
