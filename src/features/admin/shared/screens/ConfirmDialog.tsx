import { useState, type ReactNode } from 'react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { sharedAdminWords } from '../words'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  text: ReactNode
  confirm: string
  /** The words of the button that changes nothing. */
  keep?: string
  /** `solid` for what can be taken back. */
  tone?: 'danger' | 'solid'
  /** Closes it, whatever was chosen. */
  onClose: () => void
  /** Does it; the dialog waits for it. */
  onConfirm: () => Promise<unknown> | void
}

/** Asks before something is destroyed, or done in spite of something. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirm,
  keep,
  tone = 'danger',
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const { common } = useWords(sharedAdminWords)
  const [isBusy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="sm"
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{keep ?? common.cancel}</Button>
          <Button variant={tone} busy={isBusy} onClick={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  )
}
