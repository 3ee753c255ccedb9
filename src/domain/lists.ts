/** What a list is asked for. It lives in the address, so every part is plain text or a number. */
export type ListQuery<Sort extends string = string> = {
  /** Free text: each word is looked for, letter by letter; % and _ mean themselves. */
  search?: string
  /** The tab; left out, all rows. */
  tab?: string
  /** Column → value or values; `…From` and `…To` are inclusive bounds. */
  filters?: Record<string, string | readonly string[]>
  sort?: Sort
  descending?: boolean
  /** 1 is the first. */
  page?: number
  pageSize?: number
}

/** One page of a list. A page past the end answers the last page, and says which that is. */
export type ListPage<Row> = {
  rows: Row[]
  /** Rows that match, on all pages. */
  total: number
  page: number
  pageSize: number
  /** Rows under each tab with the same search and filters. */
  counts: Record<string, number>
}

export const defaultPageSize = 25
export const largestPageSize = 100
