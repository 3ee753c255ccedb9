import type { SetupWorker } from 'msw/browser'
import type { Role } from '@/domain/roles'
import { browserDatabase } from '../browser'
import { findScenario } from '../scenarios/catalogue'
import { clearSeed, plantSeed } from '../scenarios/seed'

// Longer than a story plays, and beyond the time at which a session is refreshed.
const sessionSeconds = 3600

/**
 * Puts a story under a scenario, or back to normal: a fresh database, the scenario's handlers before
 * all others, and the browser's storage as the scenario needs it. Call it before each story, after the
 * storage was cleared. Throws when no scenario has the name.
 */
export function applyServerScenario(name: string | undefined, worker: SetupWorker): void {
  browserDatabase.reset()
  clearSeed()
  if (!name) return
  const scenario = findScenario(name)
  if (!scenario) throw new Error(`There is no server scenario "${name}".`)
  worker.use(...scenario.handlers())
  if (scenario.seed) plantSeed(scenario.seed)
}

/** Lets a story begin with this person signed in, or with nobody. Call it after the scenario. */
export function signInBeforehand(role: Role | null): void {
  if (role) plantSeed({ stored: 'session', role, expiresIn: sessionSeconds })
  else clearSeed()
}

/** Gives the browser's storage back, which a scenario may have blocked. Call it after each story. */
export function endServerScenario(): void {
  clearSeed()
}
