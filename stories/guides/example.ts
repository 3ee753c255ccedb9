import type { ReactNode } from 'react'

/** Two ways side by side, and why one is better. */
type Example = {
  right: ReactNode
  wrong: ReactNode
  why: string
  /** True for what needs the page's whole width: the ways then stand one below the other. */
  isWide?: boolean
}

/** The examples of blocks, by the last part of the title of a block's page. */
export type Examples = Readonly<Record<string, readonly Example[]>>
