import type { ListQuery } from '@/domain/lists'

/** What a list shows. All of it lives in the address: it survives reload, Back and sharing. */
export type ListState = {
  search: string
  /** Empty: the usual tab. */
  tab: string
  /** Column → value; `…From` and `…To` are bounds. */
  filters: Readonly<Record<string, string>>
  /** Empty: the list's usual order. */
  sort: string
  descending: boolean
  page: number
  /** The id of the record that is open beside the list; empty when none is. */
  record: string
  /** Another way to look at the records, like the jobs' `day` board; empty: the list. */
  view: string
  /** The day that such a view shows, YYYY-MM-DD; empty: today. */
  day: string
}

export const wholeList: ListState = {
  search: '',
  tab: '',
  filters: {},
  sort: '',
  descending: false,
  page: 1,
  record: '',
  view: '',
  day: '',
}

const filterPrefix = 'f.'

/** The state that an address's query names. Whatever it says, it is a state. */
export function listStateFrom(address: string): ListState {
  const params = new URLSearchParams(address)
  const filters: Record<string, string> = {}
  for (const [key, value] of params) {
    if (key.startsWith(filterPrefix) && value) filters[key.slice(filterPrefix.length)] = value
  }
  const page = Number(params.get('page'))
  const sort = params.get('sort') ?? ''
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    tab: params.get('tab') ?? '',
    filters,
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    record: params.get('record') ?? '',
    view: params.get('view') ?? '',
    day: params.get('day') ?? '',
  }
}

/** The query of the address that names a state; empty for the whole list. */
export function addressOf(state: ListState): string {
  const params = new URLSearchParams()
  if (state.search) params.set('q', state.search)
  if (state.tab) params.set('tab', state.tab)
  for (const [key, value] of Object.entries(state.filters)) {
    if (value) params.set(filterPrefix + key, value)
  }
  if (state.sort) params.set('sort', (state.descending ? '-' : '') + state.sort)
  if (state.page > 1) params.set('page', String(state.page))
  if (state.view) params.set('view', state.view)
  if (state.day) params.set('day', state.day)
  if (state.record) params.set('record', state.record)
  return params.toString()
}

/** What the server is asked for a state. */
export function queryOf({ search, tab, filters, sort, descending, page }: ListState): ListQuery {
  return {
    search: search.trim() || undefined,
    tab: tab || undefined,
    filters,
    sort: sort || undefined,
    descending: sort ? descending : undefined,
    page,
  }
}

/** True when something narrows the list beside the tab: an empty list then says so. */
export function isNarrowed({ search, filters }: ListState): boolean {
  return search.trim() !== '' || Object.values(filters).some(Boolean)
}
