import type { MockDatabase } from '../database/mockDatabase'
import { restoreSnapshot, writeSnapshot } from '../database/snapshot'
import { findScenario } from '../scenarios/catalogue'
import type { Scenario } from '../scenarios/scenario'

const scenarioKey = 'mocked-scenario'
const databaseKey = 'mocked-database'

// Taken before a scenario can block the page's storage.
const storage = globalThis.localStorage
const tab = globalThis.sessionStorage

/** What a page load is to run under. `isNew`: it was asked for in the address just now. */
export type Activation = { scenario: Scenario | null; isNew: boolean } | { unknownName: string }

/**
 * Reads `?scenario=name` and takes it out of the address, so that reloads and sign-in redirects behave
 * as in the real app. Without it the tab goes on with the scenario it had; "normal" ends it.
 */
export function readActivation(): Activation {
  const address = new URL(location.href)
  const asked = address.searchParams.get('scenario')
  const name = asked ?? tab.getItem(scenarioKey)
  if (asked !== null) {
    address.searchParams.delete('scenario')
    history.replaceState(history.state, '', address)
  }
  if (!name || name === 'normal') {
    tab.removeItem(scenarioKey)
    return { scenario: null, isNew: asked !== null }
  }
  const scenario = findScenario(name)
  if (!scenario) {
    tab.removeItem(scenarioKey)
    return { unknownName: name }
  }
  tab.setItem(scenarioKey, name)
  return { scenario, isNew: asked !== null }
}

/** This address under a scenario. */
export function addressOf(name: string): string {
  const address = new URL(location.href)
  address.searchParams.set('scenario', name)
  return address.href
}

/** Takes up what an earlier page or another tab left in the database. */
export function continueDatabase(database: MockDatabase): void {
  const json = storage.getItem(databaseKey)
  if (!json) return
  try {
    restoreSnapshot(database, json)
  } catch {
    storage.removeItem(databaseKey)
    database.reset()
  }
}

/** Keeps the database for the next page and the other tabs. */
export function keepDatabase(database: MockDatabase): void {
  storage.setItem(databaseKey, writeSnapshot(database))
}

/** Calls back when another tab has changed the database. */
export function onOtherTab(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === databaseKey) listener()
  })
}

/** A fresh database for everybody. */
export function forgetDatabase(): void {
  storage.removeItem(databaseKey)
}
