import { matchPath } from 'react-router-dom'
import { quoteConfirmationKey, quoteDraftKey } from '@/data/quoteStorageKeys'
import { hasSession } from '../providers/hasSession'
import { appRoutes, type AppRoute } from '../routes/table'

/** The route that is drawn at a path; the last one takes every path. */
export function routeOf(pathname: string): AppRoute | undefined {
  return appRoutes.find(({ path }) => matchPath(path, pathname) !== null)
}

/**
 * Whether the page that arrived can be taken over as it is: it is the page of this address, and says what
 * this visitor would see. Pages are made for a visitor with no draft and no session.
 * @param madeFor the path that the page was made for, `*` for the page of unknown addresses
 */
export function canTakeOver(madeFor: string | undefined, route: AppRoute): boolean {
  const { pathname, hash } = window.location
  if (madeFor !== (route.path === '*' ? '*' : pathname)) return false
  if (route.session) return !hasSession()
  return !pathname.startsWith('/quote') || (hash === '' && !hasDraft())
}

function hasDraft(): boolean {
  try {
    return (
      window.localStorage.getItem(quoteDraftKey) !== null ||
      window.sessionStorage.getItem(quoteConfirmationKey) !== null
    )
  } catch {
    return false
  }
}
