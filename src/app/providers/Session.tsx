import { Suspense, lazy, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { tokenStorageKey } from '@/domain/session'

const load = () => import('./AuthProvider').then(({ AuthProvider }) => ({ default: AuthProvider }))

/** `useAuth` for a page that asks who is signed in; in a chunk of its own. */
export const SessionBoundary = lazy(load)

/**
 * Keeps a session up beside the public pages, once there is one to keep: a stored token record, or
 * the link of a mail in the address. A visitor without either never loads the code for it.
 */
export function Session() {
  // Asked again at each change of address: somebody may have signed in meanwhile.
  useLocation()
  const [isNeededNow] = useState(watchForSession)
  const isNeeded = useSyncExternalStore(subscribeToNothing, isNeededNow, isNeverNeeded)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <SessionBoundary>{null}</SessionBoundary>
    </Suspense>
  )
}

/** Answers whether there is a session to keep. Once there was, always: a mail's link is soon gone from the address. */
function watchForSession() {
  let isNeeded = false
  return () => (isNeeded ||= hasTokenRecord() || hasMailLink())
}

const subscribeToNothing = () => () => {}
const isNeverNeeded = () => false

function hasTokenRecord(): boolean {
  try {
    return window.localStorage.getItem(tokenStorageKey) !== null
  } catch {
    // A blocked storage holds no session; one made in this page lives in memory and is running.
    return false
  }
}

function hasMailLink(): boolean {
  return /[#&](access_token|error_code|error)=/.test(window.location.hash)
}
