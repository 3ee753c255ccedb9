import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type * as fullSystem from './fullSystem.ts'
import { readTables, type SystemTables } from './tables.ts'

type FullSystem = typeof fullSystem

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')
const systemModule = join(root, 'src/theme/system.ts')
const chakra = join(dirname(createRequire(import.meta.url).resolve('@chakra-ui/react')), '../esm')

/** What is known of the style system before the site is built. */
export type CompactSystem = { tables: SystemTables; baseCss: string }

/**
 * Works out the style system once, before the build, so that pages carry its results instead of the code:
 * about 17 kB gz less on every page. The same styles come out (tests/unit/compactSystem.test.ts).
 */
export async function makeCompactSystem(
  alias: ResolvedConfig['resolve']['alias'] | object,
): Promise<CompactSystem> {
  const { system, allCssProperties, baseCss } = await loadFullSystem(alias)
  return { tables: readTables(system, allCssProperties, readSources()), baseCss: baseCss() }
}

/** Puts the compact system in the place of `src/theme/system.ts`. */
export function compactSystem(made: () => Promise<CompactSystem>): Plugin {
  return {
    name: 'compact-style-system',
    enforce: 'pre',
    async load(id) {
      if (id !== systemModule) return undefined
      return moduleText((await made()).tables)
    },
  }
}

/** The text of the module that makes the compact system out of its tables. */
export function moduleText(tables: SystemTables): string {
  const from = (file: string) => JSON.stringify(join(chakra, file))
  return [
    `import { createCompactSystem } from ${JSON.stringify(join(here, 'runtime.ts'))}`,
    `import { createCssFn } from ${from('styled-system/css.js')}`,
    `import { createRecipeFn } from ${from('styled-system/cva.js')}`,
    `import { createSlotRecipeFn } from ${from('styled-system/sva.js')}`,
    `import { createNormalizeFn } from ${from('styled-system/normalize.js')}`,
    `import { splitProps } from ${from('utils/split-props.js')}`,
    `export const system = createCompactSystem(${JSON.stringify(tables)}, {`,
    '  createCssFn, createRecipeFn, createSlotRecipeFn, createNormalizeFn, splitProps,',
    '})',
  ].join('\n')
}

/** The full system, bundled first: importing all of Chakra in Node takes many times as long. */
export async function loadFullSystem(alias: object): Promise<FullSystem> {
  const outDir = join(root, 'node_modules/.cache/full-system', String(process.pid))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: alias as never },
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'fullSystem.ts'),
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'system.mjs' } },
    },
  })
  try {
    return (await import(pathToFileURL(join(outDir, 'system.mjs')).href)) as FullSystem
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** The project's sources and those of Chakra's own components, where style properties may be named. */
export function readSources(): { file: string; text: string }[] {
  const folders = [join(root, 'src'), join(chakra, 'components')]
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js)$/.test(name))
      .map((name) => join(folder, name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  )
}
