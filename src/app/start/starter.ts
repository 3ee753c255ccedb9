import { isAlive, regionOf, type EarlyAct } from './earlyActs'

/**
 * Runs in the page's head, before anything else of ours: starts the app's script once the page has been
 * painted (when the browser is idle, or at the first touch), and keeps what is done to the page until then.
 * Links, the menu and the phone number work by themselves. The build puts it into the page as one script
 * without imports.
 */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const
const acts: EarlyAct[] = (window.earlyActs = [])
let isStarted = false

function start() {
  const files = document
    .querySelector<HTMLMetaElement>('meta[name="app-files"]')
    ?.content.split(' ')
  if (isStarted || !files) return
  isStarted = true
  for (const touch of touches) removeEventListener(touch, start, true)
  for (const file of files.slice(1)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.src = files[0] ?? ''
  document.head.append(script)
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

for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
addEventListener('click', (event) => keep('press', targetOf(event)?.closest('button'), event), true)
addEventListener('submit', (event) => keep('submit', targetOf(event), event), true)
addEventListener('input', (event) => keep('input', targetOf(event), event), true)
addEventListener('load', () =>
  afterFirstPaint(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 200)
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
