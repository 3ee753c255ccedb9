import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a built site asks of its host: headers by path, and pages that stand in for paths without a file. */
export type HostRules = {
  headersFor(pathname: string): [name: string, value: string][]
  /** The file that answers for a path without one of its own, as "/app.html"; undefined for none. */
  pageFor(pathname: string): string | undefined
}

/** The files that hold the rules; a host reads them and never serves them. */
export const ruleFiles = ['/_headers', '/_redirects']

/** Reads `_headers` and `_redirects` of a built site, as static hosts do. Without them there are no rules. */
export function readHostRules(dir: string): HostRules {
  const blocks: { matches: Matcher; headers: [string, string][] }[] = []
  for (const line of linesOf(join(dir, '_headers'))) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line)
    if (header?.[1] && header[2]) blocks.at(-1)?.headers.push([header[1], header[2]])
    else blocks.push({ matches: matcherOf(line.trim()), headers: [] })
  }
  const rewrites = linesOf(join(dir, '_redirects')).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from && to && status === '200' ? [{ matches: matcherOf(from), to }] : []
  })
  return {
    headersFor: (pathname) =>
      blocks.flatMap(({ matches, headers }) => (matches(pathname) ? headers : [])),
    pageFor: (pathname) => rewrites.find(({ matches }) => matches(pathname))?.to,
  }
}

type Matcher = (pathname: string) => boolean

/** `/admin/*` matches `/admin` too. */
function matcherOf(pattern: string): Matcher {
  if (!pattern.endsWith('/*')) return (pathname) => pathname === pattern
  const folder = pattern.slice(0, -2)
  return (pathname) => pathname === folder || pathname.startsWith(`${folder}/`)
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
