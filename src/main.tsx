import { getDefaultStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { sessionStateAtom, visitor } from '@/platform/session/sessionState'
import { oneAddress } from '@/domain/oneAddress'
import { report, reportUncaughtErrors } from '@/platform/errors/errorReporting'
import { startSiteSettingsAtom } from '@/platform/site/siteSettings'
import { giveBack, readEarlyActs } from './app/hydration/giveBack'
import { hasSession } from './app/providers/hasSession'
import { SessionBoundary } from './app/providers/Session'
import { watchForNewVersion } from './app/newVersion'
import { rootId } from './app/hydration/HydrationMark'
import { isPageAddress, routeOf } from './app/routes/table'
import './theme/fonts.css'

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/** Hydrates the page that was drawn beforehand, once its code is there; draws it where there is none. */
async function startApp() {
  const root = document.getElementById(rootId)
  const { pathname, search, hash } = window.location
  const address = oneAddress(pathname, isPageAddress)
  if (address) {
    window.location.replace(address + search + hash)
    return
  }
  const route = routeOf(pathname)
  if (!root || !route) throw new Error('The page has no element #root to draw in.')
  const { page: drawnFor } = root.dataset
  if (drawnFor === undefined) {
    endKeeping()
    createRoot(root).render(tree)
    return
  }
  await Promise.all([route.page.preload(), route.session && SessionBoundary.preload()])
  const acts = readEarlyActs(root)
  endKeeping()
  // The page of an unknown address serves all of them. A form to sign in with is no use to somebody who is.
  const isDrawn = drawnFor === (route.path === '*' ? '*' : pathname)
  if (isDrawn && !(route.session && hasSession())) {
    // The page was drawn for a visitor without a session, and there is none.
    if (route.session) getDefaultStore().set(sessionStateAtom, visitor)
    // In slices, so that a touch in between is answered at once.
    startTransition(() => void hydrateRoot(root, tree))
  } else {
    flushSync(() => createRoot(root).render(tree))
  }
  giveBack(acts, root)
}

/** From now on React hears what happens to the page. */
function endKeeping() {
  if (window.keeper) window.keeper.isOver = true
}

reportUncaughtErrors()
getDefaultStore().set(startSiteSettingsAtom)
watchForNewVersion()
startApp().catch((error: unknown) => {
  report(error)
  window.keeper?.giveUp()
})
