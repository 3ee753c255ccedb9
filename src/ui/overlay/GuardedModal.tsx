import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert } from '../Alert'
import { Button } from '../Button'
import { useBackGuard } from '../leaving/useBackGuard'
import { useUnloadGuard } from '../leaving/useUnloadGuard'
import { Modal, type DialogProps } from './Modal'

type GuardedModalProps = DialogProps & {
  /** True once something was entered that closing would lose. */
  isDirty: boolean
  /** Closes the dialog, what was entered with it. */
  onClose: () => void
  /** The question before what was entered is thrown away. */
  discard: { title: string; keep: string; confirm: string }
  /** The buttons at the foot; Cancel calls `close`, which asks first. */
  renderFooter: (close: () => void) => ReactNode
}

/**
 * A dialog with a form. With something entered, Escape, the close button, a press outside, the browser's
 * Back and Cancel ask first, however often they are pressed: only the answer throws it away. Draw it only
 * while it is open.
 */
export function GuardedModal({
  isDirty,
  onClose,
  discard,
  renderFooter,
  children,
  ...modal
}: GuardedModalProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  useUnloadGuard(isDirty)
  useBackGuard(isDirty, close)

  return (
    <Modal
      {...modal}
      isOpen
      onClose={close}
      footer={
        isAsking ? (
          <Question {...discard} onKeep={() => setAsking(false)} onDiscard={onClose} />
        ) : (
          renderFooter(close)
        )
      }
    >
      {children}
    </Modal>
  )
}

type QuestionProps = GuardedModalProps['discard'] & { onKeep: () => void; onDiscard: () => void }

function Question({ title, keep, confirm, onKeep, onDiscard }: QuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    keepButton.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <chakra.div width="full">
      <Alert
        tone="warning"
        announce="assertive"
        title={title}
        actions={
          <>
            <Button ref={keepButton} onClick={onKeep}>
              {keep}
            </Button>
            <Button variant="danger" onClick={onDiscard}>
              {confirm}
            </Button>
          </>
        }
      />
    </chakra.div>
  )
}
