import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isSameSlot, slotOf } from '@/domain/myAppointment'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import type { ChosenWhen, WhenView } from '@/ui/when/when'
import { WhenChoice } from '@/ui/when/WhenChoice'
import { moveAtom, type Reached } from '../state/changes'
import {
  freeTimesViewAtom,
  markFrameTakenAtom,
  refreshTimesAtom,
  type FreeTimesView,
} from '../state/freeTimes'
import { appointmentWords } from '../words'
import { ChangeFailure, failedAgain, type Failed } from './ChangeFailure'
import { useWhenText } from './useWhenText'

type MoveDialogProps = {
  reached: Reached
  onClose: () => void
  /** The appointment has moved. */
  onMoved: () => void
}

/**
 * Moves an appointment with the wizard's own picker. What was chosen stays, whatever the server says. Its opener says
 * by `beginMoveAtom` which appointment it is.
 */
export function MoveDialog({ reached, onClose, onMoved }: MoveDialogProps) {
  const { appointment } = reached
  const words = useWords(appointmentWords)
  const { when, site, timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const { company } = useSiteSettings()
  const whenText = useWhenText()
  const view = useAtomValue(freeTimesViewAtom)
  const refresh = useSetAtom(refreshTimesAtom)
  const markTaken = useSetAtom(markFrameTakenAtom)
  const move = useSetAtom(moveAtom)
  const [chosen, setChosen] = useState<ChosenWhen>(slotOf(appointment))
  const [errors, setErrors] = useState<{ date?: string; timeFrame?: string }>({})
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isMoving, setMoving] = useState(false)
  async function confirm() {
    const { date, timeFrame } = chosen
    const isOffered =
      view.status === 'ready' &&
      view.days.some((day) => day.frames.some((frame) => isSame(frame, chosen)))
    if (timeFrame === '' || !isOffered) {
      const isDay = view.status === 'ready' && view.days.some((day) => day.date === date)
      return setErrors(
        isDay ? { timeFrame: words.move.required.timeFrame } : { date: words.move.required.date },
      )
    }
    if (isSame(appointment, chosen)) return setErrors({ timeFrame: words.move.same })
    setMoving(true)
    const outcome = await move(reached, { date, timeFrame })
    setMoving(false)
    if (outcome.ok) return onMoved()
    const { failure } = outcome
    setFailed((last) => failedAgain(last, failure))
    if (failure.kind === 'conflict' && failure.reason === 'slot_taken') {
      markTaken({ date, timeFrame })
      setChosen({ date, timeFrame: '' })
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.move.title}
      description={words.move.now(whenText(appointment))}
      size="lg"
      closeLabel={site.closeMessage}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{words.move.keep}</Button>
          {appointment.mayMove && view.status === 'ready' && (
            <Button
              variant="action"
              busy={isMoving}
              busyLabel={words.move.moving}
              onClick={() => void confirm()}
            >
              {words.move.confirm}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <ChangeFailure failed={failed} appointment={appointment} />
        {appointment.mayMove && (
          <WhenChoice
            view={choiceOf(view)}
            value={chosen}
            onChange={(next) => {
              setChosen(next)
              setErrors({})
            }}
            onRetry={() => void refresh()}
            errors={errors}
            words={{
              ...when,
              availability: {
                ...when.availability,
                error: { ...when.availability.error, ...words.move.errorText },
              },
            }}
            formats={{ ...formats, timeFrames }}
            phone={company}
          />
        )}
      </chakra.div>
    </Modal>
  )
}

const isSame = (slot: Parameters<typeof isSameSlot>[0], { date, timeFrame }: ChosenWhen) =>
  timeFrame !== '' && isSameSlot(slot, { date, timeFrame })

/** What the picker shows of the free times; what this person may not ask for is an error to them. */
function choiceOf(view: FreeTimesView): WhenView {
  if (view.status === 'forbidden') return { status: 'error', isOffline: false }
  if (view.status !== 'error') return view
  const { failure } = view
  return {
    status: 'error',
    isOffline: failure.kind === 'unavailable' && failure.reason === 'offline',
  }
}
