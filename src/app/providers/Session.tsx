import { LatePart } from '../LatePart'
import { preloadable } from '../navigation/preloadable'
import { useSessionWanted } from './useSessionWanted'

const load = () => import('./AuthProvider').then(({ AuthProvider }) => ({ default: AuthProvider }))

/** `useAuth` for a page that asks who is signed in; in a chunk of its own. */
export const SessionBoundary = preloadable(load)

const SessionQuestions = preloadable(() => import('./SessionQuestions'))

/**
 * Keeps a session up beside the public pages, once there is one to keep.
 */
export function Session() {
  const isWanted = useSessionWanted()
  if (!isWanted) return null
  return (
    <LatePart>
      <SessionBoundary>
        <SessionQuestions />
      </SessionBoundary>
    </LatePart>
  )
}
