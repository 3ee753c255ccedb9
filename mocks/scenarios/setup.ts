import { restJson } from '../handlers/answers'
import { onFunction } from './failures'
import type { ScenarioFacts } from './scenario'

const state = 'setup_state'
const become = 'become_first_admin'

/** What can go wrong while a project gets its first administrator. */
export const setupScenarios: ScenarioFacts[] = [
  {
    name: 'setup-wrong-code',
    title: 'Wrong setup code',
    area: 'setup',
    source: 'setup: wrong code',
    server: `The function ${become} answers 200 with the problem wrong_code, and one try less each time: 4 after the first. ${state} answers 200, too: nobody runs the project.`,
    person: '"This is not the code" with the tries that are left. What was typed stays.',
    handlers: wrongCode,
    probes: [
      { call: state, answer: 200 },
      { call: become, answer: 200 },
    ],
  },
  {
    name: 'setup-code-ended',
    title: 'Setup code has ended',
    area: 'setup',
    source: 'setup: code ended',
    server: `The function ${become} answers 200 with the problem code_ended: there is none, it is older than a day, or was tried five times. ${state} answers 200, too: nobody runs the project.`,
    person: '"This code has ended" and how to make a new one. What was typed stays.',
    handlers: () => [needed(), onFunction(become, () => restJson({ problem: 'code_ended' }))],
    probes: [
      { call: state, answer: 200 },
      { call: become, answer: 200 },
    ],
  },
]

const needed = () => onFunction(state, () => restJson({ needed: true }))

function wrongCode() {
  let left = 5
  const wrong = () => {
    left = Math.max(0, left - 1)
    return restJson({ problem: 'wrong_code', tries_left: left })
  }
  return [needed(), onFunction(become, wrong)]
}
