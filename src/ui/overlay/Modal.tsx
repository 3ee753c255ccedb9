import { lazy, Suspense, useState, type ReactNode } from 'react'
import { withRetry } from '@/domain/retry'

/** What every dialog and sheet has. */
export type DialogProps = {
  title: string
  /** A sentence under the title. */
  description?: ReactNode
  children: ReactNode
  /** `center` is a dialog, `side` a sheet at the far edge, `menu` a sheet at the near edge. */
  shape?: 'center' | 'side' | 'menu'
  /** Width of a dialog or sheet. */
  size?: 'sm' | 'md' | 'lg'
  /** The words of the close button. */
  closeLabel: string
  /** `alertdialog` asks before something is destroyed. */
  role?: 'dialog' | 'alertdialog'
}

export type ModalProps = DialogProps & {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void
  /** Buttons that stay in sight at the foot. */
  footer?: ReactNode
  /** False: a press outside does not close it, so that what was typed is not lost. */
  closesOutside?: boolean
}

const ModalPanel = lazy(() => withRetry(() => import('./ModalPanel')))

/**
 * A dialog or a sheet over the page: the focus goes in, stays in, and returns to where it was. How it
 * is done is loaded when the first one opens.
 */
export function Modal(props: ModalProps) {
  // Once opened it stays mounted, so that closing can be seen and the focus is given back.
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <ModalPanel {...props} />
    </Suspense>
  )
}
