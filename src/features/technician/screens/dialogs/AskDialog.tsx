import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'

type AskDialogProps = {
  title: string
  text: ReactNode
  /** The words of the button that changes nothing. */
  keep: string
  /** The words of the button that does it. */
  confirm: string
  onKeep: () => void
  onConfirm: () => void
}

/** Asks before something cannot be taken back. */
export function AskDialog({ title, text, keep, confirm, onKeep, onConfirm }: AskDialogProps) {
  const technician = useWords(technicianWords)
  return (
    <Modal
      isOpen
      onClose={onKeep}
      title={title}
      role="alertdialog"
      size="sm"
      closeLabel={technician.forms.close}
      footer={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  )
}
