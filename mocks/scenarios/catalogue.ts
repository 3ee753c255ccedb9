import { accountScenarios } from './account'
import { connectivityScenarios } from './connectivity'
import { presenceScenarios } from './presence'
import { profileScenarios } from './profile'
import { quoteScenarios } from './quote'
import { refreshScenarios } from './refresh'
import { restScenarios } from './rest'
import type { Scenario } from './scenario'
import { signInScenarios } from './signIn'
import { signOutScenarios } from './signOut'
import { signUpScenarios } from './signUp'

/** Every scenario, area by area. */
export const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...signUpScenarios,
  ...refreshScenarios,
  ...signOutScenarios,
  ...accountScenarios,
  ...profileScenarios,
  ...presenceScenarios,
  ...connectivityScenarios,
  ...restScenarios,
  ...quoteScenarios,
]

/** The scenario of that name, or undefined. */
export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name)
}
