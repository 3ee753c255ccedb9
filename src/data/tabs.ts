import { tokenStorageKey, type SignedOutReason } from '@/domain/session'

/** What tabs tell each other; the auth client's own events go another way. */
export type TabMessage =
  { kind: 'connection'; online: boolean } | { kind: 'signed_out'; reason: SignedOutReason }

export type TabsGateway = {
  /**
   * Waits until this tab leads under a name, then calls `onLead`, whose result is called when it no
   * longer does. The function handed back gives up leading, or waiting for it.
   */
  lead(name: string, onLead: () => () => void): () => void
  /** Runs a task while no other tab runs one of the same name. */
  alone<Result>(name: string, task: () => Promise<Result>): Promise<Result>
  /** Calls back when another tab changed the stored session. */
  onRecordChange(listener: () => void): () => void
  /** Calls back when the page may have missed something: shown again, back online or gone offline. */
  onWake(listener: () => void): () => void
  post(message: TabMessage): void
  onMessage(listener: (message: TabMessage) => void): () => void
}

const channelName = 'windshield_tabs'

/**
 * The other tabs of this browser, through Web Locks, storage events and a broadcast channel. Where the
 * browser has no Web Locks (a page that is not served securely) each tab leads by itself.
 */
export function createTabsGateway(): TabsGateway {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  let channel: BroadcastChannel | null = null

  function open(): BroadcastChannel | null {
    if (!channel && typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(channelName)
    }
    return channel
  }

  return {
    lead(name, onLead) {
      if (!locks) return onLead()
      const waiting = new AbortController()
      let release = () => {}
      locks
        .request(name, { signal: waiting.signal }, () => {
          if (waiting.signal.aborted) return
          const stop = onLead()
          return new Promise<void>((resolve) => {
            release = () => {
              stop()
              resolve()
            }
          })
        })
        .catch(() => {
          // Given up while waiting.
        })
      return () => {
        waiting.abort()
        release()
        release = () => {}
      }
    },
    async alone(name, task) {
      // The cast undoes lib.dom's wrapping of a promise that is awaited here anyway.
      return locks
        ? ((await locks.request(name, task)) as Awaited<ReturnType<typeof task>>)
        : task()
    },
    onRecordChange(listener) {
      return listen(window, 'storage', (event) => {
        // Null: the whole storage was cleared.
        const { key } = event as StorageEvent
        if (key === tokenStorageKey || key === null) listener()
      })
    },
    onWake(listener) {
      const stops = [
        listen(document, 'visibilitychange', () => {
          if (document.visibilityState === 'visible') listener()
        }),
        ...['online', 'offline', 'pageshow'].map((event) => listen(window, event, listener)),
      ]
      return () => stops.forEach((stop) => stop())
    },
    post(message) {
      open()?.postMessage(message)
    },
    onMessage(listener) {
      const opened = open()
      return opened
        ? listen(opened, 'message', (event) => listener((event as MessageEvent<TabMessage>).data))
        : () => {}
    },
  }
}

function listen(target: EventTarget, event: string, listener: (event: Event) => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
