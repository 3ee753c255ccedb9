import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { useSetAtom } from 'jotai'
import { discardActionAtom, type WaitingAction } from '../../state/actions'
import { AskDialog } from './AskDialog'

type DiscardDialogProps = {
  action: WaitingAction
  /** YYYY-MM-DD, business time. */
  today: string
  onClose: () => void
}

/** Asks before an action that was not taken is thrown away. */
export function DiscardDialog({ action, today, onClose }: DiscardDialogProps) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const words = technician.day.waiting
  const discard = useSetAtom(discardActionAtom)
  const time = formats.moment(new Date(action.takenAt), today)
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
