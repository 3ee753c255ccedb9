import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const functions = join(process.cwd(), 'supabase/functions')

type DenoSettings = { imports: Record<string, string> }

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown

/** What a file imports when it runs; types are gone by then. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const found = text.matchAll(/^(?:import|export)(?! type\b)\s(?:[^'"]*?\bfrom\s*)?'([^']+)'/gm)
  return [...found].map(([, specifier = '']) => specifier)
}

/** Every import below a program, as Deno resolves it: as it stands, but for what the map says. */
function walk(program: string, map: Record<string, string>) {
  const folder = dirname(program)
  const bare = new Set<string>()
  const lost: string[] = []
  const seen = new Set<string>()
  const queue = [program]
  for (const path of queue) {
    if (seen.has(path)) continue
    seen.add(path)
    if (path.endsWith('x')) bare.add('react/jsx-runtime')
    for (const specifier of importsOf(path)) {
      if (!specifier.startsWith('.')) {
        bare.add(specifier)
        continue
      }
      const wanted = join(dirname(path), specifier)
      const mapped = map[relative(folder, wanted)]
      const file = mapped ? join(folder, mapped) : wanted
      if (existsSync(file) && /\.tsx?$/.test(file)) queue.push(file)
      else lost.push(`${relative(process.cwd(), path)}: ${specifier}`)
    }
  }
  return { bare, lost, files: seen.size }
}

describe.each([
  ['messages', 20],
  ['text-webhook', 4],
])('the Edge Function %s', (name, least) => {
  const { imports } = readJson(join(functions, name, 'deno.json')) as DenoSettings
  const { bare, lost, files } = walk(join(functions, name, 'index.ts'), imports)

  it('finds every file that it imports', () => {
    expect(lost).toEqual([])
    expect(files).toBeGreaterThan(least)
  })

  it('finds every package, in the version that is installed here', () => {
    const { dependencies, devDependencies } = readJson('package.json') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const installed: Record<string, string> = { ...dependencies, ...devDependencies }
    for (const specifier of bare) {
      const [, found = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? []
      const subpath = specifier.slice(found.length)
      expect(imports[specifier]).toBe(`npm:${found}@${installed[found]}${subpath}`)
    }
    const packages = Object.keys(imports).filter((key) => !key.startsWith('.'))
    expect(packages.sort()).toEqual([...bare].sort())
  })
})
