import type { ReactNode } from 'react'

/** One column of a record table. Give the array a fixed identity: make it once, outside the component. */
export type DataColumn<Row> = {
  id: string
  /** The heading; on a phone it stands before the value. */
  header: string
  cell: (row: Row) => ReactNode
  /** What the server sorts by; left out, the column cannot be sorted. */
  sort?: string
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Least width, any CSS length. */
  minWidth?: string
  /**
   * How the cell stands in the card that a row becomes on a phone: `title` heads it, `line` is a label
   * with its value (the default), `foot` closes it without a label, `hidden` is left out.
   */
  card?: 'title' | 'line' | 'foot' | 'hidden'
}

/** What a table is sorted by. */
export type TableSort = { sort: string; descending: boolean }

/** The words of a table. */
export type TableWords = {
  /** Read out before the rows: what the table holds. */
  caption: string
  /** Label of the phone's sort control. */
  sortBy: string
  /** Heading of the row actions. */
  ascending: string
  descending: string
  /** Read out while rows are being loaded. */
  loading: string
}
