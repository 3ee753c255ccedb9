type Replaced = Record<string, unknown>

/** Gives back what the browser itself has, while a story has its own. */
let giveBack: (() => void) | null = null

/**
 * Gives a story a browser of its own: nothing is stored there, and no other tab is open. Pictures on a page, tabs of one
 * browser and the story before would share all of it otherwise, and a sign-out in one of them sign out the others.
 * Stories that stand on one page share the last one's.
 * @param hasDatabase true for a story that may keep something in IndexedDB; the others do without its code
 * @returns leaves it, for what the browser itself has
 */
export async function openOwnBrowser(hasDatabase: boolean): Promise<() => void> {
  const database = hasDatabase ? await import('fake-indexeddb') : null
  giveBack?.()
  // No `randomUUID`: a Storybook on a plain http address does without it.
  const inOwn = ownName(crypto.getRandomValues(new Uint32Array(2)).join('-'))
  const replaced = [
    replace(globalThis, {
      localStorage: new StoredInMemory(),
      sessionStorage: new StoredInMemory(),
      ...(database && {
        indexedDB: new database.IDBFactory(),
        IDBKeyRange: database.IDBKeyRange,
      }),
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          super(inOwn(name))
        }
      },
    }),
    // There are none on a plain http address either.
    ...(navigator.locks ? [replace(navigator, { locks: ownLocks(navigator.locks, inOwn) })] : []),
  ]
  const leave = () => {
    if (giveBack !== leave) return
    for (const putBack of replaced) putBack()
    giveBack = null
  }
  giveBack = leave
  return leave
}

const ownName = (story: string) => (name: string) => `${name} of ${story}`

function ownLocks(
  locks: LockManager,
  inOwn: (name: string) => string,
): Pick<LockManager, 'query' | 'request'> {
  return {
    query: () => locks.query(),
    // The name comes first, whatever else is said.
    request: (name: string, ...rest: unknown[]) =>
      Reflect.apply(locks.request, locks, [inOwn(name), ...rest]) as Promise<never>,
  }
}

/** Puts these values in the place of an object's properties; returns what puts the earlier ones back. */
function replace(object: object, values: Replaced): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(object, name)] as const,
  )
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(object, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(object, name, descriptor)
      else Reflect.deleteProperty(object, name)
    }
  }
}

class StoredInMemory implements Storage {
  private readonly values = new Map<string, string>()

  get length() {
    return this.values.size
  }

  key(place: number) {
    return [...this.values.keys()][place] ?? null
  }

  getItem(key: string) {
    return this.values.get(key) ?? null
  }

  setItem(key: string, value: string) {
    this.values.set(key, value)
  }

  removeItem(key: string) {
    this.values.delete(key)
  }

  clear() {
    this.values.clear()
  }
}
