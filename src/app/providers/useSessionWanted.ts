import { useState, useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { appRoutes } from '../routes/table'
import { hasSession } from './hasSession'

/**
 * True once there is a session to show: a stored token record, the link of a mail in the address, or a
 * page that was opened to sign in. A visitor without any of these never loads the code for it.
 */
export function useSessionWanted(): boolean {
  const { pathname } = useLocation()
  const [isWanted] = useState(watchForSession)
  return useSyncExternalStore(subscribeToNothing, () => isWanted(pathname), isNeverWanted)
}

/** Once wanted, always: a mail's link is soon gone from the address. */
function watchForSession() {
  let isWanted = false
  return (pathname: string) => (isWanted ||= hasSession() || asksForSession(pathname))
}

const subscribeToNothing = () => () => {}
const isNeverWanted = () => false

function asksForSession(pathname: string): boolean {
  return appRoutes.some(({ path, session }) => session && matchPath(path, pathname) !== null)
}
