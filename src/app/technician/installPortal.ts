import { hasUnsavedForm } from '@/ui/leaving/unsavedForms'
import { ownScripts } from './ownScripts'

/** Held by every open portal, so that one knows of the others. */
const openLock = 'windshield_technician_portal'

const ownWorker = ownScripts('technicians-worker', /^\/technicians-worker\.js$/)

const head: readonly { rel: string; href: string }[] = [
  { rel: 'manifest', href: '/technicians.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/technician-180.png' },
]

/**
 * Makes the portal one that can be installed and that opens without a signal: tells the browser of its
 * manifest and its service worker, for its own addresses only. Does nothing but in the built site, whose
 * build names the worker. Never rejects: a browser that has no workers shows the portal all the same.
 */
export async function installPortal(): Promise<void> {
  const worker: string | undefined = import.meta.env.TECHNICIAN_WORKER
  if (!worker || !('serviceWorker' in navigator)) return
  for (const { rel, href } of head) link(rel, href)
  try {
    await takeWaitingVersion()
    const portal = await navigator.serviceWorker.register(ownWorker(worker), {
      scope: '/technicians',
    })
    takeVersionsOnWaking(portal)
  } catch {
    // Private windows and full disks refuse it.
  }
}

function link(rel: string, href: string) {
  if (document.head.querySelector(`link[rel="${rel}"]`)) return
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
}

/**
 * Changes to a version of the site that has arrived meanwhile: at the start, when nothing is typed yet, and
 * only where no other portal is open, which would lose the files of its own version.
 */
async function takeWaitingVersion(): Promise<void> {
  const { locks, serviceWorker } = navigator
  if (!locks) return
  const isAlone = await locks.request(openLock, { ifAvailable: true }, (lock) => lock !== null)
  void locks.request(openLock, { mode: 'shared' }, () => new Promise<never>(() => {}))
  const waiting = isAlone && (await serviceWorker.getRegistration('/technicians'))?.waiting
  if (waiting) changeTo(waiting)
}

function changeTo(waiting: ServiceWorker): void {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) return
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'SKIP_WAITING' }, { transfer: [] })
}

let isWatching = false

/**
 * A portal on a home screen is resumed for weeks and never loaded. When it comes back into sight it asks for a
 * new version, and changes to one that is there already: nothing is being read or typed at that moment.
 */
function takeVersionsOnWaking(portal: ServiceWorkerRegistration): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (portal.waiting && !hasUnsavedForm()) {
      const { waiting } = portal
      void countOpenPortals().then((count) => count === 1 && changeTo(waiting))
    } else portal.update().catch(() => {})
  })
}

/** How many portals are open in this browser; 0 where that cannot be known. */
async function countOpenPortals(): Promise<number> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.filter(({ name }) => name === openLock).length
}
