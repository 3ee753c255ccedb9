import type { Plugin, ResolvedConfig } from 'vite'
import { compactSystem, makeCompactSystem, type CompactSystem } from './compactSystem/plugin.ts'
import { pages } from './pages.ts'
import { slimDependencies } from './slimDependencies.ts'

/**
 * The plugins of the production build: slim libraries, a style system worked out beforehand, prerendered
 * pages with the files around them, and budgets. They do nothing in development and in Storybook.
 */
export function publicSite(alias: Record<string, string>): Plugin[] {
  if (process.env.STORYBOOK) return []
  let made: Promise<CompactSystem> | undefined
  const system = () => (made ??= makeCompactSystem(alias))
  return [slimDependencies(), compactSystem(system), pages(system)].map((plugin) => ({
    ...plugin,
    apply: (_: unknown, { command }: { command: ResolvedConfig['command'] }) => command === 'build',
  }))
}
