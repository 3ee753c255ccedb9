import type { Atom } from 'jotai'

/** The words of one list screen. */
export type ListWords = {
  /** The heading. */
  title: string
  description: string
  /** Label of the search box. */
  search: string
  /** Read out for the table or the cards. */
  caption: string
  empty: { title: string; text: string }
  /** The line below the rows. */
  footer: (from: number, to: number, total: number) => string
}

type FilterOption = { value: string; label: string }

/** One way to narrow a list. Columns as the server knows them, in camel case. */
export type ListFilter =
  | {
      kind: 'choice'
      column: string
      label: string
      options: readonly FilterOption[]
    }
  /** What is offered comes from the server; it is asked for when the filters are opened. */
  | { kind: 'choice'; column: string; label: string; optionsAtom: Atom<readonly FilterOption[]> }
  /** Two days, both inclusive; sent as `<column>From` and `<column>To`. */
  | { kind: 'days'; column: string; label: string }
