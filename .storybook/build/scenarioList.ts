import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Scenario } from '../../mocks/scenarios/scenario'
import { alias } from '../../vite.config.ts'

const name = 'virtual:scenario-list'
const catalogue = fileURLToPath(new URL('../../mocks/scenarios/catalogue.ts', import.meta.url))

/**
 * Gives the toolbar the scenarios' names and titles without the pretend server's code, which is loaded
 * when a story asks the server something.
 */
export function scenarioList(): Plugin {
  return {
    name: 'scenario-list',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      this.addWatchFile(catalogue)
      const { module } = await runnerImport<{ scenarios: readonly Scenario[] }>(catalogue, {
        configFile: false,
        logLevel: 'silent',
        resolve: { alias },
      })
      const list = module.scenarios.map(({ name, title, area }) => ({
        name,
        title,
        area,
      }))
      return `export const scenarioList = ${JSON.stringify(list)}`
    },
  }
}
