import { useSetAtom } from 'jotai'
import { technician } from '@/content/en/technician'
import { discardActionAtom, type WaitingAction } from '@/state/technician/actions'
import { formatMoment } from '../formatTime'
import { AskDialog } from './AskDialog'

const words = technician.waiting

type DiscardDialogProps = {
  action: WaitingAction
  /** YYYY-MM-DD, Pacific Time. */
  today: string
  onClose: () => void
}

/** Asks before an action that was not taken is thrown away. */
export function DiscardDialog({ action, today, onClose }: DiscardDialogProps) {
  const discard = useSetAtom(discardActionAtom)
  const time = formatMoment(new Date(action.takenAt), today)
  return (
    <AskDialog
      title={words.askDiscard.title}
      text={words.askDiscard.text(words.kinds[action.kind], action.customer, time)}
      keep={words.askDiscard.keep}
      confirm={words.askDiscard.confirm}
      onKeep={onClose}
      onConfirm={() => {
        void discard(action.key)
        onClose()
      }}
    />
  )
}
