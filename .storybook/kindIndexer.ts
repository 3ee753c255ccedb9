import { readFile } from 'node:fs/promises'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { runnerImport } from 'vite'
import type * as Catalogue from '../mocks/scenarios/catalogue.ts'
import { kindsOf } from '../stories/start/kinds.ts'
import { alias } from '../vite.config.ts'

let catalogue: Promise<typeof Catalogue> | undefined

/** The catalogue of failures, whose modules import each other in ways that only Vite resolves. */
function readCatalogue(): Promise<typeof Catalogue> {
  catalogue ??= runnerImport<typeof Catalogue>('./mocks/scenarios/catalogue.ts', {
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  }).then(({ module }) => module)
  return catalogue
}

/**
 * Gives each story, as it is listed, the tags that its place, name and window tell, and the story of a server
 * scenario the name under which the sidebar's search finds it, which reads names only.
 */
export function withKinds(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [entries, source, { nameForSearch, scenarioShownBy }] = await Promise.all([
        indexer.createIndex(file, options),
        readFile(file, 'utf8'),
        readCatalogue(),
      ])
      return entries.map((entry) => {
        const { tags = [], title = '', exportName } = entry
        const scenario = scenarioShownBy(idOf(entry))
        const window = isOnPhone(source, exportName) ? ['phone'] : []
        return {
          ...entry,
          name: scenario ? nameForSearch(scenario) : entry.name,
          tags: [...new Set([...tags, ...kindsOf(title, exportName), ...window])],
        }
      })
    },
  }
}

const phone = /globals: phone\b|globals:[^\n]*'(?:phone|small)'|seenIn\('(?:phone|small)'/
const other = /seenIn\('(?:desktop|wide|tablet)'/

/** Whether a story is made for a phone's window: pinned to one, else by the first window of its page. */
function isOnPhone(source: string, exportName: string): boolean {
  const [meta = '', ...stories] = source.split(/^(?=export const )/m)
  const own = stories.find((story) => story.startsWith(`export const ${exportName}:`)) ?? ''
  return phone.test(own) || (phone.test(meta) && !other.test(own))
}

function idOf({ __id, title, exportName }: IndexInput): string {
  return __id ?? toId(title ?? '', storyNameFromExport(exportName))
}
