import { readFile } from 'node:fs/promises'
import type { Indexer } from 'storybook/internal/types'
import { kindsOf } from '../stories/start/kinds.ts'

/** Gives each story, as it is listed, the tags that its place, name and window tell. */
export function withKinds(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      const source = await readFile(file, 'utf8')
      return entries.map((entry) => {
        const { tags = [], title = '', exportName } = entry
        const window = isOnPhone(source, exportName) ? ['phone'] : []
        return { ...entry, tags: [...new Set([...tags, ...kindsOf(title, exportName), ...window])] }
      })
    },
  }
}

const phone = /globals:[^\n]*(?:\bon(?:Small)?Phone\b|\b(?:smallP|p)hone\b|'(?:phone|small)')/
const other = /globals:[^\n]*(?:\bon(?:Desktop|Tablet)\b|'(?:desktop|wide|tablet)')/

/** Whether a story is made for a phone's window: by its own globals, else by those of its page. */
function isOnPhone(source: string, exportName: string): boolean {
  const [meta = '', ...stories] = source.split(/^(?=export const )/m)
  const own = stories.find((story) => story.startsWith(`export const ${exportName}:`)) ?? ''
  return phone.test(own) || (phone.test(meta) && !other.test(own))
}
