import { LatePart } from './LatePart'
import { preloadable } from './navigation/preloadable'
import { useSessionWanted } from './providers/useSessionWanted'

const ToastList = preloadable(() => import('./ToastList'))

/**
 * Short messages that outlive the page they came from. The region is there from the start, so that
 * what comes into it is read out. Messages come from pages that know who is signed in; before the first
 * such page nothing is loaded.
 */
export function Toasts() {
  const isWanted = useSessionWanted()
  return (
    <div role="status" aria-live="polite">
      {isWanted && (
        <LatePart>
          <ToastList />
        </LatePart>
      )}
    </div>
  )
}
