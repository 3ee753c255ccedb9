import type { TabBrowser } from '@/platform/session/tabs'

/** One browser: what its tabs share. Everything is synchronous, so that a fake clock sees it. */
export type FakeBrowser = {
  /** Opens a tab's view of it. Storage events go to every tab but the writing one. */
  openTab(): FakeTab
  /** What is stored now. */
  stored: Map<string, string>
}

export type FakeTab = {
  storage: Storage
  browser: TabBrowser
  /** Comes back into focus, or tells of another event that a page may wake by. */
  wake(event?: 'visibilitychange' | 'online' | 'offline' | 'pageshow'): void
  /** Another tab, or nothing, is in sight. */
  hide(): void
  /** The tab is gone: its locks are free. */
  close(): void
}

type Waiting = { grant: () => void; tab: object }

export function createBrowser(options: { locks?: boolean } = {}): FakeBrowser {
  const stored = new Map<string, string>()
  const tabs = new Set<{ window: EventTarget; channel: EventTarget }>()
  const queues = new Map<string, Waiting[]>()

  function request(tab: object): LockManager['request'] {
    const ask = (name: string, ...rest: unknown[]) => {
      const task = rest.at(-1) as (lock: Lock | null) => unknown
      const signal = (rest.length > 1 ? (rest[0] as LockOptions) : {}).signal
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      return new Promise<unknown>((resolve, reject) => {
        const waiting: Waiting = {
          tab,
          grant: () => {
            const release = () => leaveQueue(name, waiting)
            Promise.resolve(task(null)).then(resolve, reject).finally(release)
          },
        }
        queue.push(waiting)
        signal?.addEventListener('abort', () => {
          if (queue[0] === waiting) return
          leaveQueue(name, waiting)
          reject(signal.reason)
        })
        if (queue[0] === waiting) waiting.grant()
      })
    }
    return ask as LockManager['request']
  }

  function leaveQueue(name: string, waiting: Waiting) {
    const queue = queues.get(name) ?? []
    const at = queue.indexOf(waiting)
    if (at < 0) return
    queue.splice(at, 1)
    if (at === 0) queue[0]?.grant()
  }

  return {
    stored,
    openTab() {
      const window = new EventTarget()
      const document = Object.assign(new EventTarget(), {
        visibilityState: 'visible' as DocumentVisibilityState,
      })
      const tab = { window, channel: new EventTarget() }
      tabs.add(tab)
      const others = () => [...tabs].filter((other) => other !== tab)
      const tellStorage = (key: string) => {
        for (const other of others()) {
          other.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
        }
      }
      const storage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem(key: string, value: string) {
          stored.set(key, value)
          tellStorage(key)
        },
        removeItem(key: string) {
          if (stored.delete(key)) tellStorage(key)
        },
      } as Storage
      return {
        storage,
        browser: {
          locks: options.locks === false ? undefined : { request: request(tab) },
          window,
          document,
          openChannel: () => ({
            postMessage(data: unknown) {
              for (const other of others()) {
                other.channel.dispatchEvent(Object.assign(new Event('message'), { data }))
              }
            },
            addEventListener: tab.channel.addEventListener.bind(tab.channel),
            removeEventListener: tab.channel.removeEventListener.bind(tab.channel),
          }),
        },
        hide() {
          document.visibilityState = 'hidden'
          document.dispatchEvent(new Event('visibilitychange'))
        },
        wake(event = 'visibilitychange') {
          document.visibilityState = 'visible'
          const target = event === 'visibilitychange' ? document : window
          target.dispatchEvent(new Event(event))
        },
        close() {
          tabs.delete(tab)
          for (const [name, queue] of queues) {
            for (const waiting of queue.filter((one) => one.tab === tab)) leaveQueue(name, waiting)
          }
        },
      }
    },
  }
}
