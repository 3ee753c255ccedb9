import { gzipSync } from 'node:zlib'

/** A chunk of the browser's build, as far as budgets ask. */
export type Chunk = {
  fileName: string
  code: string
  imports: string[]
  facadeModuleId: string | null
}

/** Most kilobytes (1000 bytes, gzip) of JavaScript that a page may load by itself. */
export const budgets: readonly { page: string; modules: readonly string[]; kilobytes: number }[] = [
  {
    page: 'home',
    modules: ['src/app/routes/home.tsx', 'src/app/routes/quote/vehiclePanel.tsx'],
    kilobytes: 130,
  },
  ...['windshield', 'chipRepair', 'doorGlass', 'ventGlass', 'quarterGlass', 'backGlass'].map(
    (name) => ({
      page: `service page (${name})`,
      modules: [`src/app/routes/marketing/${name}.tsx`],
      kilobytes: 115,
    }),
  ),
]

/** What must never be among the scripts of a public page. */
const foreign =
  /@supabase|node_modules\/(msw|recharts|framer-motion|zod|react-hook-form|@tanstack)|screens\/admin/

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

/** What each page with a budget weighs, and what is wrong with it. */
export function weigh(
  chunks: ReadonlyMap<string, Chunk & { modules: readonly string[] }>,
  entry: string,
): { page: string; kilobytes: number; budget: number; problem?: string }[] {
  return budgets.map(({ page, modules, kilobytes: budget }) => {
    const starts = modules.map((module) => {
      const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith(`/${module}`),
      )
      if (!chunk)
        throw new Error(`The budget of ${page} names ${module}, which has no chunk of its own.`)
      return chunk.fileName
    })
    const files = new Set([entry, ...starts].flatMap((file) => closureOf(chunks, file)))
    let bytes = 0
    const strangers: string[] = []
    for (const file of files) {
      const chunk = chunks.get(file)
      if (!chunk) continue
      bytes += gzipSync(chunk.code, { level: 9 }).length
      strangers.push(...chunk.modules.filter((module) => foreign.test(module)))
    }
    const kilobytes = Math.round(bytes / 100) / 10
    const problem =
      kilobytes > budget
        ? `loads ${kilobytes} kB of JavaScript, ${budget} are allowed`
        : strangers[0] && `loads ${strangers[0]}, which public pages must not`
    return { page, kilobytes, budget, problem }
  })
}
