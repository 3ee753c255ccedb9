import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'

type NothingToDoProps = {
  /** The quick action that was chosen. */
  title: string
  reason: { title: string; text: string; action?: string }
  /** What leads on instead. */
  onAction?: () => void
  onClose: () => void
}

/** Says why a quick action has no job to work on, and what comes first. */
export function NothingToDo({ title, reason, onAction, onClose }: NothingToDoProps) {
  const technician = useWords(technicianWords)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      closeLabel={technician.forms.close}
      footer={
        onAction && reason.action ? (
          <Button variant="action" size="lg" width="full" onClick={onAction}>
            {reason.action}
          </Button>
        ) : (
          <Button size="lg" width="full" onClick={onClose}>
            {technician.forms.close}
          </Button>
        )
      }
    >
      <strong>{reason.title}.</strong> {reason.text}
    </Modal>
  )
}
