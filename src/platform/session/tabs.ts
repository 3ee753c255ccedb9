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
  /**
   * Runs a task while no other tab runs one of the same name. Rejects when another tab has not
   * finished within a minute (it may be frozen), or as the task does.
   */
  alone<Result>(name: string, task: () => Promise<Result>): Promise<Result>
  /** Calls back when another tab changed the stored session. */
  onRecordChange(listener: () => void): () => void
  /** Calls back when the page may have missed something: shown again, back online or gone offline. */
  onWake(listener: () => void): () => void
  post(message: TabMessage): void
  onMessage(listener: (message: TabMessage) => void): () => void
}

const channelName = 'windshield_tabs'

/** How long to wait for another tab's task, in milliseconds. */
const lockPatience = 60_000

/** What of the browser is used; tests hand in their own. */
export type TabBrowser = {
  locks: Pick<LockManager, 'request'> | undefined
  /** Hears storage, online, offline and pageshow. */
  window: EventTarget
  document: EventTarget & { visibilityState: DocumentVisibilityState }
  openChannel: () => Pick<
    BroadcastChannel,
    'postMessage' | 'addEventListener' | 'removeEventListener'
  > | null
}

const thisBrowser = (): TabBrowser => ({
  locks: navigator.locks,
  window,
  document,
  openChannel: () =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName),
})

/**
 * The other tabs of this browser, through Web Locks, storage events and a broadcast channel. Where the
 * browser has no Web Locks (a page that is not served securely) each tab leads by itself.
 */
export function createTabsGateway(browser: () => TabBrowser = thisBrowser): TabsGateway {
  let channel: ReturnType<TabBrowser['openChannel']> = null

  function open() {
    channel ??= browser().openChannel()
    return channel
  }

  return {
    lead(name, onLead) {
      const { locks } = browser()
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
      const { locks } = browser()
      // The cast undoes lib.dom's wrapping of a promise that is awaited here anyway.
      return locks
        ? ((await locks.request(
            name,
            { signal: AbortSignal.timeout(lockPatience) },
            task,
          )) as Awaited<ReturnType<typeof task>>)
        : task()
    },
    onRecordChange(listener) {
      return listen(browser().window, 'storage', (event) => {
        // Null: the whole storage was cleared.
        const { key } = event as StorageEvent
        if (key === tokenStorageKey || key === null) listener()
      })
    },
    onWake(listener) {
      const { window, document } = browser()
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

function listen(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  event: string,
  listener: (event: Event) => void,
): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
