import { withRetry } from '@/domain/retry'

/**
 * The script in the head of every page, which the build writes into it. It asks for the app's code once the
 * page is loaded, or at once when the page is touched earlier or is empty without it. Until the app is there,
 * the last press of a button or form is kept here; what was typed or chosen is kept by the controls themselves.
 * `main.tsx` takes both over.
 */
declare global {
  interface Window {
    /** Absent in development and tests, where no page is drawn beforehand. */
    keeper?: {
      /** The button that was pressed last. */
      press?: HTMLElement
      /** True from when React hears what happens to the page. */
      isOver?: boolean
      /** Called when code of the page cannot be loaded. */
      giveUp: () => void
    }
  }
}

const keeper: NonNullable<Window['keeper']> = (window.keeper = { giveUp })
const files =
  document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content.split(' ') ?? []
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin']
let isRequested = false

function request() {
  if (isRequested) return
  isRequested = true
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    link.setAttribute('fetchpriority', 'low')
    document.head.append(link)
  }
  withRetry(() => import(/* @vite-ignore */ files[0] ?? '')).catch(giveUp)
}

/**
 * The code cannot be had: the next touch asks again. A press that is waiting loads the page again, which
 * also brings the new version when one was published meanwhile.
 */
function giveUp() {
  isRequested = false
  if (keeper.press && navigator.onLine) location.reload()
}

function keep(event: Event, button: Element | null | undefined) {
  if (keeper.isOver || !(button instanceof HTMLElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  keeper.press = button
  request()
}

const targetOf = ({ target }: Event) => (target instanceof Element ? target : null)

addEventListener('click', (event) => keep(event, targetOf(event)?.closest('button')), true)
addEventListener(
  'submit',
  (event) => keep(event, targetOf(event)?.querySelector('button:not([type=button])')),
  true,
)
for (const touch of touches) addEventListener(touch, request, { capture: true, passive: true })

if (document.documentElement.dataset.empty !== undefined) request()
// The task of the `load` event is left to the browser's own work.
else addEventListener('load', () => setTimeout(request))
