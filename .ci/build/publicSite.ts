import type { Plugin, ResolvedConfig } from 'vite'
import { compactSystem, makeCompactSystem, type CompactSystem } from './compactSystem/plugin.ts'
import { pages } from './pages.ts'
import { plainImports } from './plainImports.ts'
import { slimDependencies } from './slimDependencies.ts'
import { slimSupabase } from './slimSupabase.ts'
import { technicianPortal } from './technicianPortal.ts'
import { withoutEval } from './withoutEval.ts'

/**
 * The plugins of the production build: slim libraries, a style system worked out beforehand, prerendered
 * pages with the files around them, budgets, and the technician portal for places without a signal. They do nothing in development and in Storybook.
 */
export function publicSite(alias: Record<string, string>): Plugin[] {
  if (process.env.STORYBOOK) return []
  let made: Promise<CompactSystem> | undefined
  const system = () => (made ??= makeCompactSystem(alias))
  return [
    slimDependencies(),
    slimSupabase(),
    plainImports(),
    withoutEval(),
    compactSystem(system),
    pages(system),
    ...technicianPortal(),
  ].map((plugin) => ({
    ...plugin,
    apply: (_: unknown, { command }: { command: ResolvedConfig['command'] }) => command === 'build',
  }))
}
