import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { withRetry } from '@/domain/retry'
import { IconButton } from '../IconButton'

export type MenuAction = {
  id: string
  label: string
  onChoose: () => void
  /** Marks what destroys. */
  tone?: 'danger'
  /** Draws a line above it. */
  startsGroup?: boolean
}

type ActionMenuProps = {
  /** What a screen reader reads for the opener, like "Actions for Q-001". */
  label: string
  /** What can be done; what cannot is left out. With none there is no menu. */
  actions: readonly MenuAction[]
}

const MenuPopup = lazy(() => withRetry(() => import('./MenuPopup')))

/** What can be done with one row, behind three dots. The menu itself is loaded when one is opened. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <chakra.svg aria-hidden="true" viewBox="0 0 24 24" boxSize="5" fill="currentColor">
          <circle cx="12" cy="5" r="1.8" />
          <circle cx="12" cy="12" r="1.8" />
          <circle cx="12" cy="19" r="1.8" />
        </chakra.svg>
      </IconButton>
      {isOpen && (
        <Suspense>
          <MenuPopup
            label={label}
            actions={actions}
            opener={opener}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
