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
 * Gives each story, as it is listed, the tags that its place and name tell, and the story of a server
 * scenario the name under which the sidebar's search finds it, which reads names only.
 */
export function withKinds(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [entries, { nameForSearch, scenarioShownBy }] = await Promise.all([
        indexer.createIndex(file, options),
        readCatalogue(),
      ])
      return entries.map((entry) => {
        const scenario = scenarioShownBy(idOf(entry))
        return {
          ...entry,
          name: scenario ? nameForSearch(scenario) : entry.name,
          tags: [...(entry.tags ?? []), ...kindsOf(entry.title ?? '', entry.exportName ?? '')],
        }
      })
    },
  }
}

function idOf({ __id, title, exportName }: IndexInput): string {
  return __id ?? toId(title ?? '', storyNameFromExport(exportName))
}
