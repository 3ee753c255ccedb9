import type { SetupWorker } from 'msw/browser'
import { browserDatabase } from '../browser'
import { findScenario, scenarios } from '../scenarios/catalogue'
import { clearSeed, plantSeed } from '../scenarios/seed'
import { scenarioAreas } from '../scenarios/scenario'

/** The toolbar's value for a server that does as it should. */
export const normalServer = 'normal'

/** The entry `server` of the preview's `globalTypes`: normal, and every scenario grouped by area. */
export const serverToolbar = {
  description: 'What the pretend server does',
  toolbar: {
    title: 'Server',
    icon: 'database',
    items: [
      { value: normalServer, title: 'Normal' },
      ...scenarioAreas.flatMap((area) =>
        scenarios
          .filter((scenario) => scenario.area === area)
          .map((scenario) => ({ value: scenario.name, title: `${area}: ${scenario.title}` })),
      ),
    ],
    dynamicTitle: true,
  },
} as const

/**
 * Puts a story under a scenario, or back to normal: a fresh database, the scenario's handlers before
 * all others, and the browser's storage as the scenario needs it. Call it before each story, after the
 * storage was cleared. Throws when no scenario has the name.
 */
export function applyServerScenario(name: string | undefined, worker: SetupWorker): void {
  browserDatabase.reset()
  clearSeed()
  if (!name || name === normalServer) return
  const scenario = findScenario(name)
  if (!scenario) throw new Error(`There is no server scenario "${name}".`)
  worker.use(...scenario.handlers())
  if (scenario.seed) plantSeed(scenario.seed)
}

/** Gives the browser's storage back, which a scenario may have blocked. Call it after each story. */
export function endServerScenario(): void {
  clearSeed()
}
