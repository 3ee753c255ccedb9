import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { timeNow, type Milliseconds } from '@/domain/time'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { authWords } from '../words'

type StillThereDialogProps = {
  onStay: () => void
  onSignOut: () => void
}

/** Asks staff who have not touched anything for a while whether they are still there. */
export function StillThereDialog({ onStay, onSignOut }: StillThereDialogProps) {
  const { idleUntil } = useAtomValue(sessionStateAtom)
  return idleUntil === null ? null : (
    <Question until={idleUntil} onStay={onStay} onSignOut={onSignOut} />
  )
}

function Question({ until, onStay, onSignOut }: StillThereDialogProps & { until: Milliseconds }) {
  const { stillThere } = useWords(authWords)
  const secondsLeft = useSecondsUntil(until)
  return (
    <Modal
      isOpen
      onClose={onStay}
      title={stillThere.title}
      description={stillThere.text}
      closeLabel={stillThere.stay}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={onSignOut}>{stillThere.signOut}</Button>
          <Button variant="action" onClick={onStay}>
            {stillThere.stay}
          </Button>
        </>
      }
    >
      {/* Read once with the dialog: a count that is read out every second says nothing else any more. */}
      <chakra.p role="timer" textStyle="card" fontVariantNumeric="tabular-nums">
        {stillThere.left(secondsLeft)}
      </chakra.p>
    </Modal>
  )
}

/** Whole seconds until a moment on this device's clock; never less than 0. */
function useSecondsUntil(until: Milliseconds): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const ticking = setInterval(() => setNow(timeNow()), 1000)
    return () => clearInterval(ticking)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
