/** What a screen stands on, read from the sources when Storybook is built. */
export type ScreenConnections = {
  /** Titles of the pages of the blocks that its own files use. */
  blocks: readonly string[]
  /** The atoms that a story can pin, as the code writes them. */
  atoms: readonly string[]
  tables: readonly string[]
  /** Functions of the database. */
  functions: readonly string[]
  /** Titles of the screens that it leads to. */
  leadsTo: readonly string[]
}

/** Where a block is used. */
export type BlockConnections = {
  /** Titles of the screens whose own files use it. */
  screens: readonly string[]
  /** Titles of the blocks that are built with it. */
  blocks: readonly string[]
}

/** By the title of a page in the sidebar. */
export type Connections = {
  screens: Readonly<Record<string, ScreenConnections>>
  blocks: Readonly<Record<string, BlockConnections>>
}

/** The file's name in the published folder. */
export const connectionsFile = 'connections.json'

let asked: Promise<Connections | null> | undefined

/** What is published beside the page that is open; null where there is none. */
export function readConnections(): Promise<Connections | null> {
  asked ??= fetch(`./${connectionsFile}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Connections>) : null))
    .catch(() => null)
  return asked
}
