import { accountScenarios } from './account'
import { appointmentScenarios } from './appointment'
import { composedScenario } from './composed'
import { connectivityScenarios } from './connectivity'
import { invitationScenarios } from './invitation'
import { everydayWords } from './everydayWords'
import { officeScenarios } from './office'
import { presenceScenarios } from './presence'
import { profileScenarios } from './profile'
import { quoteScenarios } from './quote'
import { waitingScenarios } from './waiting'
import { refreshScenarios } from './refresh'
import { restScenarios } from './rest'
import { secondFactorScenarios } from './secondFactor'
import { setupScenarios } from './setup'
import { searchMark, type Scenario, type ScenarioFacts } from './scenario'
import { shownBy } from './shown'
import { signInScenarios } from './signIn'
import { signOutScenarios } from './signOut'
import { signUpScenarios } from './signUp'

const facts: readonly ScenarioFacts[] = [
  ...signInScenarios,
  ...signUpScenarios,
  ...secondFactorScenarios,
  ...refreshScenarios,
  ...signOutScenarios,
  ...accountScenarios,
  ...profileScenarios,
  ...presenceScenarios,
  ...connectivityScenarios,
  ...restScenarios,
  ...quoteScenarios,
  ...appointmentScenarios,
  ...waitingScenarios,
  ...officeScenarios,
  ...invitationScenarios,
  ...setupScenarios,
]

/** Every scenario, area by area. */
export const scenarios: readonly Scenario[] = facts.map((scenario) => ({
  ...scenario,
  shown: shownBy(scenario),
  alsoCalled: everydayWords(scenario),
}))

/** The scenario of that name, of the catalogue or composed; undefined when there is none. */
export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name) ?? composedScenario(name)
}

/** The scenario that this story shows, or undefined. */
export function scenarioShownBy(story: string): Scenario | undefined {
  return scenarios.find(({ shown }) => shown.story === story)
}

/**
 * A scenario's name as the sidebar's search reads it: its title, then the status and code of its answers
 * and what else people call it. The sidebar itself shows what stands before the mark.
 */
export function nameForSearch({ title, probes, alsoCalled = [] }: Scenario): string {
  const answers = probes.flatMap(({ answer, code }) => [answer, code])
  const telling = answers.filter((said) => said !== undefined && said !== 200 && said !== 204)
  const found = [...new Set([...telling, ...alsoCalled].map(String))]
  return found.length > 0 ? `${title}${searchMark}${found.join(', ')}` : title
}
