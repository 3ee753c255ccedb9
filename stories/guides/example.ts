import type { ReactNode } from 'react'

/** Two ways side by side, and why one is better. */
export type Example = { right: ReactNode; wrong: ReactNode; why: string }

/** The examples of blocks, by the last part of the title of a block's page. */
export type Examples = Readonly<Record<string, readonly Example[]>>
