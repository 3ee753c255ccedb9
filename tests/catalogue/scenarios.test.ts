import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

  it.each(shippedFaults)('covers the fault "$fault"', ({ fault, scenario }) => {
    const hasScenario = sources.has(`fault: ${fault}`)
    if (scenario) expect(hasScenario, 'a scenario of that source').toBe(true)
    expect(hasScenario || testNames().some((name) => name.includes(fault))).toBe(true)
  })

  it.each(shippedFaults)('has a test named "$fault"', ({ fault }) => {
    expect(testNames().filter((name) => name.includes(fault))).not.toHaveLength(0)
  })

  it('gives each scenario a name of its own, fit for an address', () => {
    const names = scenarios.map((scenario) => scenario.name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('says in a sentence what is probed, and what the person sees', () => {
    for (const scenario of scenarios) {
      expect(scenario.probes.length, scenario.name).toBeGreaterThan(0)
      expect(scenario.person, scenario.name).toMatch(/^.{20,}[.)"]$/s)
      for (const { answer, code, message } of scenario.probes) {
        if (typeof answer === 'number')
          expect(scenario.server, scenario.name).toContain(`${answer}`)
        if (code) expect(scenario.server, scenario.name).toContain(code)
        if (message) expect(scenario.server, scenario.name).toContain(message)
      }
    }
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

  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    async (_, scenario) => {
      await play(scenario)
    },
  )

  it('starts from the beginning each time it is switched on', async () => {
    for (const scenario of scenarios.filter(({ probes }) => probes.length > 1)) {
      await play(scenario)
      server.resetHandlers()
      database.reset()
      await play(scenario)
      server.resetHandlers()
      database.reset()
    }
  })
})

async function play(scenario: Scenario): Promise<void> {
  server.use(...scenario.handlers())
  for (const probe of scenario.probes) {
    expect(await answerTo(probe), `${scenario.name}: ${probe.call}`).toEqual({
      answer: probe.answer,
      ...(probe.code ? { code: probe.code } : {}),
      ...(probe.message ? { message: probe.message } : {}),
    })
  }
}

async function answerTo(probe: ProbeAnswer) {
  let settled: Response | 'offline' | 'silent' = 'silent'
  const asking = fetch(probeRequest(probe.call)).then(
    (response) => (settled = response),
    () => (settled = 'offline'),
  )
  if (probe.answer === 'silent') await vi.advanceTimersByTimeAsync(60_000)
  else {
    // An answer needs real turns of the event loop between the steps of the clock.
    while (settled === 'silent') {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await asking
  }
  const answer = settled as Response | 'offline' | 'silent'
  if (!(answer instanceof Response)) return { answer }
  const { code, message } = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return {
    answer: answer.status,
    ...(probe.code ? { code } : {}),
    ...(probe.message ? { message } : {}),
  }
}

let names: string[] | null = null

// The names of all tests, as written: a fault has a test when one quotes its words.
function testNames(): string[] {
  names ??= testFiles('tests').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])(.*?)(?<!\\)\1/gs,
      ),
    ].map(([, , name = '']) => name.replaceAll('\\', '')),
  )
  return names
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'catalogue' ? [] : testFiles(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
