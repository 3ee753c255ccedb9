import type { SetupWorker } from 'msw/browser'
import type { Role } from '@/domain/roles'
import { browserDatabase } from '../browser'
import { findScenario } from '../scenarios/catalogue'
import type { ScenarioSeed } from '../scenarios/scenario'
import { clearSeed, plantSeed } from '../scenarios/seed'
import { watchCalls } from './callLog'

// Longer than a story plays, and beyond the time at which a session is refreshed.
const sessionSeconds = 3600

/**
 * Puts a story under a scenario, or back to normal: a fresh database, the scenario's handlers before
 * all others, and the browser's storage as the scenario needs it. Call it before each story, after the
 * storage was cleared. Throws when no scenario has the name.
 * @param person who is signed in when the story begins, null for nobody; left out, whom the scenario says
 */
export function applyServerScenario(
  name: string | undefined,
  worker: SetupWorker,
  person?: Role | null,
): void {
  browserDatabase.reset()
  watchCalls(worker)
  clearSeed()
  const scenario = name ? findScenario(name) : undefined
  if (name && !scenario) throw new Error(`There is no server scenario "${name}".`)
  if (scenario) worker.use(...scenario.handlers())
  const seed = seedFor(person, scenario?.seed)
  if (seed) plantSeed(seed)
}

function seedFor(
  person: Role | null | undefined,
  seed: ScenarioSeed | undefined,
): ScenarioSeed | undefined {
  // Where nothing can be kept, or what is kept is broken, nobody can begin signed in.
  if (person === undefined || (seed && seed.stored !== 'session')) return seed
  if (person === null) return undefined
  return { stored: 'session', role: person, expiresIn: seed?.expiresIn ?? sessionSeconds }
}

/** Gives the browser's storage back, which a scenario may have blocked. Call it after each story. */
export function endServerScenario(): void {
  clearSeed()
}
