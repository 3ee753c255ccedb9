import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { longestAppointmentNote } from '@/domain/myAppointment'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { TextAreaField } from '@/ui/TextAreaField'
import { cancelAtom, type Reached } from '../state/changes'
import { appointmentWords } from '../words'
import { ChangeFailure, failedAgain, type Failed } from './ChangeFailure'
import { useWhenText } from './useWhenText'

type CancelDialogProps = {
  reached: Reached
  onClose: () => void
  /** The appointment is cancelled. */
  onCancelled: () => void
}

/** Asks before an appointment is cancelled, and for the reason, which may stay empty. */
export function CancelDialog({ reached, onClose, onCancelled }: CancelDialogProps) {
  const { appointment } = reached
  const { cancel: words } = useWords(appointmentWords)
  const { site } = useWords(sharedWords)
  const whenText = useWhenText()
  const cancel = useSetAtom(cancelAtom)
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    const outcome = await cancel(reached, reason.trim())
    setBusy(false)
    if (outcome.ok) return onCancelled()
    setFailed((last) => failedAgain(last, outcome.failure))
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title}
      role="alertdialog"
      closeLabel={site.closeMessage}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          {appointment.mayCancel && (
            <Button
              variant="danger"
              busy={isBusy}
              busyLabel={words.cancelling}
              onClick={() => void confirm()}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <ChangeFailure failed={failed} appointment={appointment} />
        <p>{words.text(whenText(appointment))}</p>
        {appointment.mayCancel && (
          <TextAreaField
            label={words.reason}
            marker={words.optional}
            hint={words.reasonHint}
            rows={2}
            maxLength={longestAppointmentNote}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </chakra.div>
    </Modal>
  )
}
