import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockServer } from '@mocks/node'
import { scenarios } from '@mocks/scenarios/catalogue'
import type { ProbeAnswer, Scenario } from '@mocks/scenarios/scenario'
import { failureRows, shippedFaults } from './authFailures'
import { probeRequest } from './probeRequests'

const { server, database } = createMockServer()
const sources = new Set(
  scenarios.flatMap(({ source, fault }) => (fault ? [source, `fault: ${fault}`] : [source])),
)

describe('the catalogue of failures', () => {
  it.each(failureRows)('has a scenario for "%s"', (row) => {
    expect(sources).toContain(row)
  })

  it.each(shippedFaults.filter(({ scenario }) => scenario))(
    'has a scenario for the fault "$fault"',
    ({ fault }) => {
      expect(sources).toContain(`fault: ${fault}`)
    },
  )

  it('gives each scenario a name of its own, fit for an address', () => {
    const names = scenarios.map((scenario) => scenario.name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(scenarios)('says what $name answers, and what the person sees', (scenario) => {
    expect(scenario.probes).not.toHaveLength(0)
    expect(scenario.person).toMatch(/^.{20,}[.)"]$/s)
    expect(scenario.server).toMatch(/\.$/)
    const unsaid = scenario.probes
      .flatMap(({ answer, code, message }) => [
        typeof answer === 'number' ? String(answer) : '',
        code ?? '',
        message ?? '',
      ])
      .filter((word) => !scenario.server.includes(word))
    expect(unsaid).toEqual([])
  })
})

describe('the words that a person must see', () => {
  const files = import.meta.glob('../../src/**/words/**/*.ts', { eager: true })
  const written = textsIn(files).join('\n')

  it.each(scenarios)("of $name are on our pages, or the server's own", ({ person, server }) => {
    const quoted = [...person.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
    expect(quoted.filter((words) => !server.includes(words) && !written.includes(words))).toEqual(
      [],
    )
  })
})

describe('each scenario answers what it says', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  // Slow and silent answers are waited for by this clock, so that nothing here takes seconds.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    server.resetHandlers()
    database.reset()
  })
  afterAll(() => server.close())

  it.each(scenarios)('$name', async (scenario) => {
    expect(await play(scenario)).toEqual(expected(scenario))
  })

  it.each(scenarios.filter(({ probes }) => probes.length > 1))(
    '$name, from the beginning each time it is switched on',
    async (scenario) => {
      await play(scenario)
      expect(await play(scenario)).toEqual(expected(scenario))
    },
  )
})

function expected(scenario: Scenario): Answer[] {
  return scenario.probes.map(({ answer, code, message }) => ({
    answer,
    ...(code ? { code } : {}),
    ...(message ? { message } : {}),
  }))
}

/** Switches a scenario on and makes its calls in order. */
async function play(scenario: Scenario): Promise<Answer[]> {
  server.resetHandlers()
  database.reset()
  server.use(...scenario.handlers())
  const answers: Answer[] = []
  for (const probe of scenario.probes) answers.push(await answerTo(probe))
  return answers
}

type Answer = Pick<ProbeAnswer, 'answer'> & { code?: unknown; message?: unknown }

async function answerTo(probe: ProbeAnswer): Promise<Answer> {
  const outcome: { settled: Response | 'offline' | 'silent' } = { settled: 'silent' }
  const asking = fetch(probeRequest(probe.call)).then(
    (response) => (outcome.settled = response),
    () => (outcome.settled = 'offline'),
  )
  if (probe.answer === 'silent') await vi.advanceTimersByTimeAsync(60_000)
  else {
    // An answer needs real turns of the event loop between the steps of the clock.
    while (outcome.settled === 'silent') {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await asking
  }
  if (!(outcome.settled instanceof Response)) return { answer: outcome.settled }
  // A function may answer null.
  const body: unknown = await outcome.settled.json().catch(() => null)
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown }
  return {
    answer: outcome.settled.status,
    ...(probe.code ? { code } : {}),
    ...(probe.message ? { message } : {}),
  }
}

/** Every text below a value of a words file; a sentence that is made for a value is made for one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn(made(value as (...given: number[]) => unknown))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function made(sentence: (...given: number[]) => unknown): unknown {
  try {
    return sentence(1, 2)
  } catch {
    return null
  }
}
