import { quoteConfirmationKey, quoteDraftKey } from '@/data/quoteStorageKeys'
import { tokenStorageKey } from '@/domain/session'
import { isAlive, regionOf, type EarlyAct } from './earlyActs'
import { ownScripts } from './ownScripts'

/**
 * Runs in the page's head, before anything else of ours. A page that arrived ready-made needs no script to
 * be read, so the app's is fetched when the page has been painted and the browser is idle, and run at the
 * first touch. It runs when idle already where the page says less than it could: to somebody signed in, with
 * a quote begun, or on a page that asks for it (`data-start`). What is done to the page before the app is
 * there is kept. The build puts this into the page as one script.
 */
const touches = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const
const acts: EarlyAct[] = (window.earlyActs = [])
const ownFile = ownScripts('app-start', /^\/assets\/[\w-]+\.js$/)
let isStarted = false

const files = () =>
  document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content.split(' ') ?? []

/** How many files are asked for at a time: a phone needs some milliseconds for each. */
const atOnce = 3

function link(rel: 'prefetch' | 'modulepreload', file: string) {
  const element = document.createElement('link')
  element.rel = rel
  element.href = file
  document.head.append(element)
}

/** Brings the files into the browser's cache, a few whenever there is nothing else to do. */
function fetchApp() {
  const waiting = files()
  whenIdle(function fetchSome() {
    if (isStarted) return
    for (const file of waiting.splice(0, atOnce)) link('prefetch', file)
    if (waiting.length > 0) whenIdle(fetchSome)
  })
}

function whenIdle(then: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 })
  else setTimeout(then, 200)
}

function start() {
  if (isStarted) return
  isStarted = true
  for (const touch of touches) removeEventListener(touch, start, true)
  for (const file of files()) link('modulepreload', file)
  // The page has to be there as a whole.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}

function run() {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = ownFile(files()[0] ?? '')
  document.head.append(script)
}

/** Whether this visitor left something here that the page, made for everybody, does not show. */
function isKnown(): boolean {
  try {
    return (
      localStorage.getItem(tokenStorageKey) !== null ||
      localStorage.getItem(quoteDraftKey) !== null ||
      sessionStorage.getItem(quoteConfirmationKey) !== null ||
      location.hash.includes('=')
    )
  } catch {
    return location.hash.includes('=')
  }
}

function keep(kind: EarlyAct['kind'], element: Element | null | undefined, event: Event) {
  if (!element || isAlive(regionOf(element))) return
  if (kind !== 'input') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const known = acts.find((act) => act.kind === kind && act.element === element)
  const { value = '', checked = false } = element as Partial<HTMLInputElement>
  if (known) Object.assign(known, { value, checked })
  else acts.push({ kind, element, value, checked })
  start()
}

const targetOf = (event: Event) => (event.target instanceof Element ? event.target : null)

addEventListener('click', (event) => keep('press', targetOf(event)?.closest('button'), event), true)
addEventListener('submit', (event) => keep('submit', targetOf(event), event), true)
addEventListener('input', (event) => keep('input', targetOf(event), event), true)

const when = document.documentElement.dataset.start
if (when === 'now') start()
// Before there is anything to see, a browser tells of a pointer that merely rests where the page will be.
afterFirstPaint(() => {
  if (isStarted) return
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
})
addEventListener('load', () =>
  afterFirstPaint(() => {
    if (when === 'idle' || isKnown()) whenIdle(start)
    else fetchApp()
  }),
)

function afterFirstPaint(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(then, 0))
    return
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}
