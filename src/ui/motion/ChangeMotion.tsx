import * as m from 'framer-motion/m'
import { useState, type ReactNode } from 'react'
import { useMotion } from './useMotion'

type ChangeMotionProps = {
  /** What is told: a status. */
  value: string
  children: ReactNode
}

/** Shows by a short movement that what is inside has changed; the first showing does not move. */
export function ChangeMotion({ value, children }: ChangeMotionProps) {
  const mayMove = useMotion()
  const [shown, setShown] = useState({ value, changes: 0 })
  if (shown.value !== value) setShown({ value, changes: shown.changes + 1 })
  if (shown.changes === 0 || !mayMove) return children
  return (
    <m.span
      key={shown.changes}
      style={{ display: 'inline-block' }}
      initial={{ opacity: 0, scale: 0.8 }}
      animate={{ opacity: 1, scale: 1 }}
    >
      {children}
    </m.span>
  )
}
