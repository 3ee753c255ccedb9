import { quoteScenarios } from './quote'
import type { Scenario } from './scenario'

/** Every scenario, area by area. */
export const scenarios: readonly Scenario[] = [...quoteScenarios]

/** The scenario of that name, or undefined. */
export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name)
}
