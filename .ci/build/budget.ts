import { gzipSync } from 'node:zlib'

/** A chunk of the browser's build, as far as budgets ask. */
export type Chunk = {
  fileName: string
  code: string
  imports: string[]
  facadeModuleId: string | null
}

/** Most kilobytes (1000 bytes, gzip) of JavaScript of a page, by its module in src/app/routes, or `admin/<section>`. */
const budgets: readonly [page: RegExp, kilobytes: number][] = [
  [/^(home|notFound|marketing\/|quote\/(service|position|details))/, 190],
  [/./, 340],
]

// A section of the admin panel has no module in src/app/routes: its screen is its page.
const pageModule = /\/src\/(?:app\/routes\/(.+)|features\/(admin\/\w+)\/screens\/\w+Screen)\.tsx$/

/** The files that are loaded with a chunk, itself first. */
export function closureOf(chunks: ReadonlyMap<string, Chunk>, start: string): string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(visit)
  }
  visit(start)
  return [...files]
}

/** How many files each page of the app asks for, what they weigh, and whether that is too much. */
export function weigh(chunks: ReadonlyMap<string, Chunk>, entry: string) {
  const sizes = new Map(
    [...chunks].map(([name, { code }]) => [name, gzipSync(code, { level: 9 }).length]),
  )
  return [...chunks.values()].flatMap(({ fileName, facadeModuleId }) => {
    const [, route, section] = pageModule.exec(facadeModuleId ?? '') ?? []
    const page = route ?? section
    if (!page) return []
    const files = [...new Set([entry, fileName].flatMap((start) => closureOf(chunks, start)))]
    const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    const kilobytes = Math.round(bytes / 100) / 10
    const budget = budgets.find(([pages]) => pages.test(page))?.[1] ?? 0
    return [{ page, files: files.length, kilobytes, isOver: kilobytes > budget }]
  })
}
