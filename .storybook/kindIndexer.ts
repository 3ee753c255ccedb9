import type { Indexer } from 'storybook/internal/types'
import { kindsOf } from '../stories/start/kinds.ts'

/** Gives each story, as it is listed, the tags that its place and name tell. */
export function withKinds(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), ...kindsOf(entry.title ?? '', entry.exportName ?? '')],
      }))
    },
  }
}
