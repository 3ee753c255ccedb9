import type { Rolldown } from 'vite'

/** Parts of the public site by the modules of their pages. Code that both share is the first one's. */
const parts: readonly [name: string, pages: RegExp][] = [
  ['site', /\/(routes\/(home|notFound|marketing\/\w+)|MaintenanceNotice|errorReports)\.tsx?$/],
  ['quote', /\/routes\/quote\/(service|position|details)\.tsx$/],
]

/**
 * Puts code that public pages share into one chunk for each part of the site, where a bundler by itself makes a
 * chunk for each set of pages: a page then asks for four files and not for forty. The panels of the staff keep
 * the bundler's own chunks, which bring nothing that a page does not use.
 */
export function sharedChunks(): Rolldown.CodeSplittingOptions {
  const known = new Map<string, ReadonlySet<string>>()

  /** The modules that are loaded on their own and bring this one with them. */
  function loadersOf(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
    const before = known.get(id)
    if (before) return before
    const loaders = new Set<string>()
    known.set(id, loaders)
    const visited = new Set([id])
    for (const visit of visited) {
      const info = graph.getModuleInfo(visit)
      if (!info) continue
      if (info.isEntry || info.dynamicImporters.length > 0) loaders.add(visit)
      for (const importer of info.importers) visited.add(importer)
    }
    return loaders
  }

  return {
    groups: [
      { name: 'app', tags: ['$initial'], priority: 1 },
      {
        debugName: 'shared-chunks',
        // Its index names every part of it, so that the graph does not tell who uses which.
        test: /^(?!.*\/node_modules\/(framer-motion|motion-dom|motion-utils)\/)/,
        includeDependenciesRecursively: false,
        name(id, graph) {
          const loaders = [...loadersOf(id, graph)]
          if (loaders.some((loader) => graph.getModuleInfo(loader)?.isEntry)) return null
          if (loaders.length < 2) return null
          return (
            parts.find(([, pages]) => loaders.some((loader) => pages.test(loader)))?.[0] ?? null
          )
        },
      },
    ],
  }
}
