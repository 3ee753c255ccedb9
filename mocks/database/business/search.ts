import type { SearchHit, SearchResults } from '@/domain/dashboard'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { searchCondition } from './lists'
import { searchText, viewsOf, type ViewOf } from './views'

type Searched = keyof SearchResults

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

// Whose a record is, and the line that tells it apart.
const hits: { [Kind in Searched]: (row: ViewOf<Kind>) => SearchHit } = {
  quotes: ({ id, customer, vehicle, status }) => ({
    id,
    title: customer,
    detail: line(vehicle, status),
  }),
  jobs: ({ id, customer, vehicle, status }) => ({
    id,
    title: customer,
    detail: line(vehicle, status),
  }),
  customers: ({ id, name, phone, email, address }) => ({
    id,
    title: name,
    detail: phone || email || address,
  }),
  orders: ({ id, customer, items, status }) => ({
    id,
    title: customer,
    detail: line(items[0]?.description, status),
  }),
}

function search<Kind extends Searched>(
  context: Context,
  kind: Kind,
  query: string,
  newest: keyof ViewOf<Kind>,
): SearchHit[] {
  const isFound = searchCondition(query)
  const typed = query.trim().toUpperCase()
  return viewsOf(context, kind)
    .filter(({ id }) => isFound(searchText(context, kind, id)))
    .sort(
      (one, other) =>
        // An id that was typed in full comes first.
        Number(other.id === typed) - Number(one.id === typed) ||
        String(other[newest]).localeCompare(String(one[newest])),
    )
    .slice(0, 5)
    .map((row) => hits[kind](row))
}

/** The search box in the header: quotes, jobs, customers and orders at once. */
export const searchFunctions: DatabaseFunctions = {
  search_records: forAdmins({ query: 'text' }, (context, { query }): SearchResults => {
    if ([...(query ?? '').trim()].length < 2 || query === null) {
      return { quotes: [], jobs: [], customers: [], orders: [] }
    }
    return {
      quotes: search(context, 'quotes', query, 'created_at'),
      jobs: search(context, 'jobs', query, 'scheduled_date'),
      customers: search(context, 'customers', query, 'created_at'),
      orders: search(context, 'orders', query, 'order_date'),
    }
  }),
}
