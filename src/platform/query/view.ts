import { atom, type Getter } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { Answer } from '@/platform/records/recordsGateway'
import type { BusinessFailure } from '@/domain/businessFailures'
import { queryClientAtom } from './queryClient'

/** What a screen or a part of one shows. */
export type View<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }

/** A failure of the business as it passes through the query cache, which knows errors only. */
export class BusinessError extends Error {
  constructor(readonly failure: BusinessFailure) {
    super(failure.kind)
  }
}

/** The value of an answer. @throws BusinessError when there is none. */
export async function valueOrThrow<Value>(answer: Answer<Value>): Promise<Value> {
  const outcome = await answer
  if (!outcome.ok) throw new BusinessError(outcome.failure)
  return outcome.value
}

type BusinessQuery<Value> = {
  /** Begins with the kind of record, so that saving one refreshes what depends on it. */
  key: readonly unknown[]
  ask: () => Answer<Value>
  enabled?: boolean
  /** Keeps the last answer in sight while the next one, of another key, is being loaded. */
  keepsLast?: boolean
  /** Milliseconds after which it is asked again by itself. */
  every?: number
}

/** Every question of the admin panel begins with this in the cache. */
export const adminKey = 'admin'

/** A question to the business, asked while somebody looks, and cached. */
export function businessQuery<Value>(read: (get: Getter) => BusinessQuery<Value>) {
  return atomWithQuery<Value, BusinessError>(
    (get) => {
      const { key, ask, enabled = true, keepsLast, every } = read(get)
      return {
        queryKey: [adminKey, ...key],
        queryFn: async () => valueOrThrow(ask()),
        enabled,
        placeholderData: keepsLast ? (last) => last : undefined,
        refetchInterval: every,
        // A colleague may have changed what is in sight.
        refetchOnWindowFocus: 'always',
        retry: (failures, error) => failures < 1 && mayPass(failureOf(error)),
        retryDelay: 800,
      }
    },
    (get) => get(queryClientAtom),
  )
}

/** What an error of the query cache means. What is no failure of the business is one of this program. */
function failureOf(error: Error): BusinessFailure {
  if (error instanceof BusinessError) return error.failure
  return { kind: 'unavailable', reason: 'server' }
}

function mayPass(failure: BusinessFailure): boolean {
  return failure.kind === 'unavailable' && failure.reason !== 'rate_limited'
}

/** The view of a question's result. What is there stays, also when asking again has failed. */
export function viewOf<Value>({
  data,
  error,
}: {
  data: Value | undefined
  error: BusinessError | null
}): View<Value> {
  const failure = error && failureOf(error)
  if (failure?.kind === 'forbidden') return { status: 'forbidden' }
  if (data !== undefined) return { status: 'ready', value: data }
  return failure ? { status: 'error', failure } : { status: 'loading' }
}

/** A view that a story or test can pin by setting it (null lets go): a pinned view asks no server. */
export function pinnable<Shown>(read: (get: Getter) => Shown) {
  const pinnedAtom = atom<{ view: Shown } | null>(null)
  return atom(
    (get): Shown => {
      const pinned = get(pinnedAtom)
      return pinned ? pinned.view : read(get)
    },
    (_get, set, view: Shown | null) => set(pinnedAtom, view === null ? null : { view }),
  )
}

/** A view of one answer of the business, pinnable. */
export function businessView<Value>(read: (get: Getter) => BusinessQuery<Value>) {
  const queryAtom = businessQuery(read)
  return pinnable((get): View<Value> => viewOf(get(queryAtom)))
}

/** Asks again everything that is in sight, or what begins with these keys; what is there stays meanwhile. */
export const refreshAtom = atom(null, async (get, _set, keys: readonly unknown[] = []) => {
  const client = get(queryClientAtom)
  const queryKey = [adminKey, ...keys]
  const failed = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => !state.data })
  // Those that have nothing to show start again, so that waiting shows.
  await Promise.all([
    ...failed.map((query) => client.resetQueries({ queryKey: query.queryKey, exact: true })),
    client.invalidateQueries({ queryKey }),
  ])
})
