import { useEffect, useState } from 'react'
import { LatePart } from './LatePart'
import { preloadable } from './navigation/preloadable'

const MaintenanceNotice = preloadable(() => import('./providers/MaintenanceNotice'))

/** Milliseconds after which a page has what it needs for itself. */
const untilAtRest = 1_500

/** Asks about planned maintenance once the page is at rest: no visitor waits for it. */
export function MaintenanceWhenIdle() {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), untilAtRest)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest ? (
    <LatePart>
      <MaintenanceNotice />
    </LatePart>
  ) : null
}
