import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownAnswer = fileURLToPath(new URL('./siteOfHost.ts', import.meta.url))

/**
 * Leaves the list of all the internet's public suffixes (100 kB) out of the published Storybook: MSW's
 * cookies ask it which site a host belongs to, and here there is only one host.
 */
export function oneSite(): Plugin {
  return {
    name: 'one-site',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'tldts' ? ownAnswer : null),
  }
}
