import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { reportUncaughtErrors } from './app/errorReporting'
import { hasSession } from './app/providers/hasSession'
import { SessionBoundary } from './app/providers/Session'
import { rootId } from './app/start/earlyActs'
import { canTakeOver, routeOf } from './app/start/firstPage'
import { arrival } from './ui/arrival'
import './theme/fonts.css'

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/** Takes over the page that arrived ready-made, once its code is there; draws it where there is none. */
async function startApp() {
  const root = document.getElementById(rootId)
  const route = routeOf(window.location.pathname)
  if (!root || !route) throw new Error('The page has no element #root to draw in.')
  if (root.dataset.page === undefined) {
    createRoot(root).render(tree)
    return
  }
  await Promise.all([
    route.page.preload(),
    route.session && SessionBoundary.preload(),
    route.session &&
      !hasSession() &&
      import('./app/start/nobodySignedIn').then((m) => m.nobodySignedIn()),
  ])
  // In slices, so that a touch in between is answered at once.
  startTransition(() => {
    arrival.isTakingOver = canTakeOver(root.dataset.page, route)
    if (arrival.isTakingOver) hydrateRoot(root, tree)
    else createRoot(root).render(tree)
  })
}

reportUncaughtErrors()
void startApp()
