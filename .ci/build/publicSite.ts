import type { Plugin, ResolvedConfig } from 'vite'
import { pages } from './pages.ts'
import { slimSupabase } from './slimSupabase.ts'
import { technicianPortal } from './technicianPortal.ts'

/**
 * The plugins of the production build: prerendered pages with the files around them, budgets, and the
 * technician portal for places without a signal. They do nothing in development and in Storybook.
 * @param settings what the owner has set, as `askSiteSettings` gives it
 */
export function publicSite(settings?: unknown): Plugin[] {
  if (process.env.STORYBOOK) return []
  return [slimSupabase(), pages(), ...technicianPortal(settings)].map((plugin) => ({
    ...plugin,
    apply: (_: unknown, { command }: { command: ResolvedConfig['command'] }) => command === 'build',
  }))
}
