import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { TechnicianDay } from '@/domain/technicianDay'
import type { KeptAction } from '@/domain/waitingActions'

/** A copy of the day, and when it was asked for (ISO 8601). */
export type KeptDay = { day: TechnicianDay; keptAt: string }

/**
 * What a technician's device keeps, apart for each person: the day, and the actions that the server has
 * not taken. Every method rejects when the browser keeps nothing or has no room.
 */
export type TechnicianDevice = {
  /** A person's actions, in the order in which they were taken. */
  actions(userId: string): Promise<KeptAction[]>
  /** Keeps an action behind the others; resolves once it is safe. */
  add(userId: string, action: KeptAction): Promise<void>
  /** Changes an action in its place; does nothing when it is gone. */
  replace(userId: string, action: KeptAction): Promise<void>
  remove(userId: string, key: string): Promise<void>
  day(userId: string): Promise<KeptDay | null>
  keepDay(userId: string, kept: KeptDay): Promise<void>
  /** Drops the day. Actions stay: only the person's word drops them. */
  forgetDay(userId: string): Promise<void>
  /** Calls back when actions were changed, by this tab or another. */
  onChange(listener: () => void): () => void
}

const databaseName = 'windshield_technician'

/** The place of an action in the person's queue; the key comes last, so that it can be found by it. */
type ActionPlace = ['action', userId: string, number: number, key: string]

const actionsOf = (userId: string) => IDBKeyRange.bound(['action', userId], ['action', userId, []])
const dayOf = (userId: string) => ['day', userId]

/**
 * The device's storage in IndexedDB.
 * @param openChannel tells other tabs of changes; null where there is no such thing
 */
export function createTechnicianDevice(
  openChannel: () => BroadcastChannel | null = openBroadcast,
): TechnicianDevice {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  let database: UseStore | null = null
  let channel: BroadcastChannel | null = null

  /** One transaction. Resolves when it is written, not when it is asked for. */
  async function within<Result>(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    database ??= createStore(databaseName, 'kept')
    return database(mode, async (rows) => {
      const written = mode === 'readwrite' ? promisifyRequest(rows.transaction) : null
      // The caller hears of it where it waits for the work.
      written?.catch(() => {})
      const result = await work(rows)
      await written
      return result
    })
  }

  async function changeActions(work: (rows: IDBObjectStore) => Promise<void>) {
    await within('readwrite', work)
    tell()
    others()?.postMessage(null)
  }

  function others() {
    channel ??= openChannel()
    return channel
  }

  return {
    actions: (userId) =>
      within('readonly', (rows) =>
        promisifyRequest<KeptAction[]>(rows.getAll(actionsOf(userId)) as IDBRequest<KeptAction[]>),
      ),
    add(userId, action) {
      askToStay()
      return changeActions(async (rows) => {
        const last = (await placesOf(rows, userId)).at(-1)
        const place: ActionPlace = ['action', userId, (last?.[2] ?? 0) + 1, action.key]
        await promisifyRequest(rows.put(action, place))
      })
    },
    replace: (userId, action) =>
      changeActions(async (rows) => {
        const place = await placeOf(rows, userId, action.key)
        if (place) await promisifyRequest(rows.put(action, place))
      }),
    remove: (userId, key) =>
      changeActions(async (rows) => {
        const place = await placeOf(rows, userId, key)
        if (place) await promisifyRequest(rows.delete(place))
      }),
    day: (userId) =>
      within('readonly', async (rows) => {
        const request = rows.get(dayOf(userId)) as IDBRequest<KeptDay | undefined>
        return (await promisifyRequest(request)) ?? null
      }),
    keepDay: (userId, kept) =>
      within('readwrite', async (rows) => {
        await promisifyRequest(rows.put(kept, dayOf(userId)))
      }),
    forgetDay: (userId) =>
      within('readwrite', async (rows) => {
        await promisifyRequest(rows.delete(dayOf(userId)))
      }),
    onChange(listener) {
      const opened = others()
      listeners.add(listener)
      opened?.addEventListener('message', listener)
      return () => {
        listeners.delete(listener)
        opened?.removeEventListener('message', listener)
      }
    },
  }
}

async function placesOf(rows: IDBObjectStore, userId: string): Promise<ActionPlace[]> {
  return (await promisifyRequest(rows.getAllKeys(actionsOf(userId)))) as unknown as ActionPlace[]
}

async function placeOf(rows: IDBObjectStore, userId: string, key: string) {
  return (await placesOf(rows, userId)).find((place) => place[3] === key)
}

function openBroadcast(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(databaseName)
}

/** Asks the browser not to make room with what is somebody's work. Its answer changes nothing. */
function askToStay() {
  if (typeof navigator === 'undefined') return
  void navigator.storage?.persist?.().catch(() => {})
}
