import { atom, type Atom, type Getter, type Setter } from 'jotai'
import { recordsGatewayAtom, type Answer, type RecordsGateway } from './recordsGateway'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { HistoryEntry, RecordKind } from '@/domain/history'
import type { ListPage } from '@/domain/lists'
import { queryClientAtom } from '@/platform/query/queryClient'
import { isNarrowed, queryOf, wholeList, type ListState } from './listState'
import { inTurn } from './ownChanges'
import {
  adminKey,
  businessQuery,
  businessView,
  pinnable,
  refreshAtom,
  viewOf,
} from '@/platform/query/view'

/** What a list screen shows. */
export type ListView<Row> =
  | { status: 'loading' }
  /** `isNarrowed`: a search or filter hides everything. */
  | { status: 'empty'; counts: Record<string, number>; isNarrowed: boolean }
  /** `isUpdating`: other rows are being loaded and these still stand there. */
  | { status: 'ready'; page: ListPage<Row>; isUpdating: boolean }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }

/** What can change without another selection of rows. */
const unrelatedToRows = ['record', 'view', 'day']

/** Every record has a public id and a version, which a save sends back. */
export type AnyRecord = { id: string; version: number }

/** A change of one record: shown at once, taken back when it is refused. */
export type RecordChange<Row, Value> = {
  record: Row
  /** What will be different; null takes the record out of the list. Left out, nothing shows before the answer. */
  expected?: Partial<Row> | null
  /** `current` is the record in the version that counts: what was changed here meanwhile is in it. */
  call: (current: Row) => Answer<Value>
}

/**
 * The atoms of one list of the admin panel: its state, its view, the record that is open beside it, and
 * the verbs. The route module binds `stateAtom` to the address.
 * @param gatewayAtom the gateway of the room; a room whose records need no calls of their own has none
 */
export function recordList<Row extends AnyRecord>(
  kind: RecordKind,
  gatewayAtom: Atom<RecordsGateway<Row>> = recordsGatewayAtom<Row>(kind),
) {
  const stateAtom = atom<ListState>(wholeList)
  const pageAtom = businessQuery((get) => {
    const query = queryOf(get(stateAtom))
    return {
      key: [kind, 'list', query],
      ask: () => get(gatewayAtom).list(query),
      keepsLast: true,
    }
  })

  /** Setting it pins it: a pinned view asks no server. */
  const viewAtom = pinnable((get): ListView<Row> => {
    const result = get(pageAtom)
    const view = viewOf(result)
    if (view.status !== 'ready') return view
    const page = view.value
    if (page.total > 0) return { status: 'ready', page, isUpdating: result.isPlaceholderData }
    return { status: 'empty', counts: page.counts, isNarrowed: isNarrowed(get(stateAtom)) }
  })

  const openIdAtom = atom((get) => get(stateAtom).record)

  /** The record that is open beside the list. Read it only while one is open. */
  const recordViewAtom = businessView<Row>((get) => {
    const id = get(openIdAtom)
    return {
      key: [kind, 'record', id],
      ask: () => get(gatewayAtom).get(id),
      enabled: id !== '',
    }
  })

  /** Its history, newest first. */
  const historyViewAtom = businessView<HistoryEntry[]>((get) => {
    const id = get(openIdAtom)
    return {
      key: [kind, 'history', id],
      ask: () => get(gatewayAtom).history(id),
      enabled: id !== '',
    }
  })

  /** Changes what the list shows; anything but the page or the open record goes back to page 1. */
  const showAtom = atom(null, (get, set, change: Partial<ListState>) => {
    const keepsPage =
      'page' in change || Object.keys(change).every((key) => unrelatedToRows.includes(key))
    set(stateAtom, { ...get(stateAtom), ...(keepsPage ? {} : { page: 1 }), ...change })
  })

  /** Opens a record beside the list; null closes it. */
  const openAtom = atom(null, (_get, set, id: string | null) => set(showAtom, { record: id ?? '' }))

  /** Every row that matches the search, tab and filters, not one page. */
  const exportAtom = atom(null, (get) => {
    const { page: _page, ...query } = queryOf(get(stateAtom))
    return get(gatewayAtom).exportAll(query)
  })

  /** Saves a change optimistically. Refused, the list is as it was; the answer says why. */
  const changeAtom = atom(null, (get, set, change: RecordChange<Row, unknown>) =>
    changeRecord(get, set, kind, change),
  )

  /** Deletes a record; `restoreAtom` brings it back. */
  const removeAtom = atom(null, (get, set, record: Row) => {
    if (get(openIdAtom) === record.id) set(openAtom, null)
    return set(changeAtom, {
      record,
      expected: null,
      call: (current: Row) => get(gatewayAtom).remove(current.id, current.version),
    })
  })

  /** Brings a deleted record back. */
  const restoreAtom = atom(null, (get, set, record: Row) =>
    set(changeAtom, {
      record,
      call: () => get(gatewayAtom).restore(record.id),
    }),
  )

  /** The record as it is now, for merging by hand after somebody else saved first. */
  const readAtom = atom(null, (get, _set, id: string) => get(gatewayAtom).get(id))

  return {
    kind,
    stateAtom,
    viewAtom,
    recordViewAtom,
    historyViewAtom,
    showAtom,
    openAtom,
    exportAtom,
    changeAtom,
    removeAtom,
    restoreAtom,
    readAtom,
  }
}

/**
 * The same for a verb that needs the answer's value: what `expected` says is shown at once in every cached
 * page of the kind, and taken back when the call is refused. Never throws.
 */
export async function changeRecord<Row extends AnyRecord, Value>(
  get: Getter,
  set: Setter,
  kind: RecordKind,
  { record, expected, call }: RecordChange<Row, Value>,
): Promise<Outcome<Value, BusinessFailure>> {
  const client = get(queryClientAtom)
  const lists = { queryKey: [adminKey, kind, 'list'] }
  await client.cancelQueries(lists)
  const before = client.getQueriesData<ListPage<Row>>(lists)
  if (expected !== undefined) {
    client.setQueriesData<ListPage<Row>>(
      lists,
      (page) => page && changed(page, record.id, expected),
    )
  }
  const outcome = await inTurn(client, `${kind} ${record.id}`, record.version, async (version) => {
    const answer = await call({ ...record, version })
    return { outcome: answer, version: answer.ok ? versionOf(record, answer.value) : undefined }
  })
  if (!outcome.ok) {
    for (const [key, page] of before) client.setQueryData(key, page)
  }
  // Figures and other lists depend on it too. A stale version is replaced by what there is.
  void set(refreshAtom)
  return outcome
}

/** The version that an answer says the record has now; undefined when it says none. */
function versionOf({ id }: AnyRecord, value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id: answered, version } = value as Partial<AnyRecord>
  return answered === id && typeof version === 'number' ? version : undefined
}

function changed<Row extends AnyRecord>(
  page: ListPage<Row>,
  id: string,
  expected: Partial<Row> | null,
): ListPage<Row> {
  const rows = expected
    ? page.rows.map((row) => (row.id === id ? { ...row, ...expected } : row))
    : page.rows.filter((row) => row.id !== id)
  return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
}

/** The atoms of one list. */
export type RecordList<Row extends AnyRecord> = ReturnType<typeof recordList<Row>>
