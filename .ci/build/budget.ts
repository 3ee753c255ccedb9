import { gzipSync } from 'node:zlib'

/** A chunk of the browser's build, as far as budgets ask. */
export type Chunk = {
  fileName: string
  code: string
  imports: string[]
  facadeModuleId: string | null
}

type Budget = {
  page: string
  modules: readonly string[]
  kilobytes: number
  /** What must not be among its scripts. */
  foreign: RegExp
}

// What must never be among the scripts of a public page.
const foreignToVisitors =
  /@supabase|node_modules\/(msw|recharts|framer-motion|zod|react-hook-form|@tanstack)|screens\/admin/

// Charts and forms come after the first load of the admin panel.
const foreignToOffice = /node_modules\/(msw|recharts|framer-motion|zod|react-hook-form)/

// What whoever is signed in loads before a section shows.
const office = [
  'src/app/providers/AuthProvider.tsx',
  'src/app/ToastList.tsx',
  'node_modules/@supabase/supabase-js/dist/index.mjs',
  'src/app/routes/admin.tsx',
  'src/app/routes/admin/panel.tsx',
]

const sections = [
  'dashboard',
  'quotes',
  'jobs',
  'customers',
  'technicians',
  'orders',
  'glasses',
  'products',
  'settings',
]

/** Most kilobytes (1000 bytes, gzip) of JavaScript that a page may load by itself. */
export const budgets: readonly Budget[] = [
  {
    page: 'home',
    modules: ['src/app/routes/home.tsx', 'src/app/routes/quote/vehiclePanel.tsx'],
    kilobytes: 130,
    foreign: foreignToVisitors,
  },
  ...['windshield', 'chipRepair', 'doorGlass', 'ventGlass', 'quarterGlass', 'backGlass'].map(
    (name) => ({
      page: `service page (${name})`,
      modules: [`src/app/routes/marketing/${name}.tsx`],
      kilobytes: 115,
      foreign: foreignToVisitors,
    }),
  ),
  ...sections.map((name) => ({
    page: `admin (${name})`,
    modules: [...office, `src/app/routes/admin/${name}.tsx`],
    kilobytes: 230,
    foreign: foreignToOffice,
  })),
]

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
  return budgets.map(({ page, modules, kilobytes: budget, foreign }) => {
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
        : strangers[0] && `loads ${strangers[0]}, which it must not`
    return { page, kilobytes, budget, problem }
  })
}
