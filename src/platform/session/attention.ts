import { lastTouchKey } from '@/domain/idle'
import { milliseconds, type Milliseconds } from '@/domain/time'

/** What tells whether somebody is at the device, in any tab of this browser. */
export type AttentionGateway = {
  /** When somebody last touched a page; null when that is not known. Never throws. */
  lastTouch(): Milliseconds | null
  /** Writes a touch down for all tabs; where nothing can be kept, for this one. */
  keepTouch(at: Milliseconds): void
  /** Calls back at every press, key, scroll and move of the pointer. */
  onTouch(listener: () => void): () => void
  /** Calls back when the page goes out of sight or may be frozen. */
  onHidden(listener: () => void): () => void
  /** Hides what the page shows, or shows it again. */
  cover(isCovered: boolean): void
}

/** What of the browser is used; tests hand in their own. */
export type AttentionBrowser = {
  /** May throw, as `window.localStorage` does when blocked. */
  storage: () => Storage | undefined
  window: EventTarget
  document: EventTarget & { visibilityState: DocumentVisibilityState }
  /** What is hidden. */
  root: { style: { visibility: string } }
}

const thisBrowser = (): AttentionBrowser => ({
  storage: () => window.localStorage,
  window,
  document,
  root: document.documentElement,
})

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** @param browser gives the browser; asked only when something is watched */
export function createAttentionGateway(
  browser: () => AttentionBrowser = thisBrowser,
): AttentionGateway {
  /** The last touch that could not be written down. */
  let own: Milliseconds | null = null
  return {
    lastTouch() {
      const stored = numberIn(() => browser().storage())
      return stored === null || (own !== null && own > stored) ? own : stored
    },
    keepTouch(at) {
      try {
        const storage = browser().storage()
        storage?.setItem(lastTouchKey, String(at))
        own = storage ? null : at
      } catch {
        // Kept in this tab alone.
        own = at
      }
    },
    onTouch(listener) {
      const { window } = browser()
      // Captured: scrolling inside the page does not bubble.
      const how = { capture: true, passive: true }
      for (const event of touches) window.addEventListener(event, listener, how)
      return () => {
        for (const event of touches) window.removeEventListener(event, listener, how)
      }
    },
    onHidden(listener) {
      const { document } = browser()
      const hear = () => {
        if (document.visibilityState === 'hidden') listener()
      }
      document.addEventListener('visibilitychange', hear)
      document.addEventListener('freeze', listener)
      return () => {
        document.removeEventListener('visibilitychange', hear)
        document.removeEventListener('freeze', listener)
      }
    },
    cover(isCovered) {
      browser().root.style.visibility = isCovered ? 'hidden' : ''
    },
  }
}

function numberIn(storage: () => Storage | undefined): Milliseconds | null {
  try {
    const text = storage()?.getItem(lastTouchKey)
    const value = text ? Number(text) : Number.NaN
    return Number.isFinite(value) ? milliseconds(value) : null
  } catch {
    return null
  }
}
