import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Check } from './check'
import { contract } from './contract'
import { createEmbeddedTarget } from './embeddedTarget'
import { knownDifferences } from './knownDifferences'
import { createMockTarget } from './mockTarget'
import { differences, type Difference, type Observation } from './observe'
import type { Target } from './target'

/** The fewest checks that this suite may shrink to. */
const fewestChecks = 300

const targets: { empty: Target[]; sample: Target[] } = { empty: [], sample: [] }
const observed = new Map<string, { mocks?: Observation; embedded?: Observation }>()

async function observe(check: Check): Promise<void> {
  const seen: { mocks?: Observation; embedded?: Observation } = {}
  for (const target of check.onSample ? targets.sample : targets.empty) {
    seen[target.name] = await check
      .run(target)
      .catch((error: unknown) => ({ thrown: error instanceof Error ? error.message : 'unknown' }))
  }
  observed.set(check.name, seen)
}

function differencesOf(name: string): Difference[] {
  const { mocks = {}, embedded = {} } = observed.get(name) ?? {}
  return differences(mocks, embedded)
}

function isKnown(name: string, { path }: Difference): boolean {
  return knownDifferences.some((known) => known.check === name && matches(known, path))
}

beforeAll(async () => {
  // auth-js writes network failures to the console; the suite reads the errors themselves.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  targets.empty.push(createMockTarget(false), await createEmbeddedTarget(false))
  targets.sample.push(createMockTarget(true), await createEmbeddedTarget(true))
})

afterAll(async () => {
  for (const target of [...targets.empty, ...targets.sample]) await target.close()
  console.log(
    `Parity: ${observed.size} checks run against the mocks and the embedded backend, ${knownDifferences.length} known differences.`,
  )
})

describe('the mocks and the embedded backend answer alike, as the contract says', () => {
  it.each(contract)('$name', async (check) => {
    await observe(check)
    const found = differencesOf(check.name)
    expect(found.filter((difference) => !isKnown(check.name, difference))).toEqual([])

    const mocks = observed.get(check.name)?.mocks
    expect(mocks).not.toHaveProperty('thrown')
    const { status, code } = summary(mocks)
    expect({
      status: check.expected.status && status,
      code: check.expected.code && code,
    }).toEqual({ status: check.expected.status, code: check.expected.code })
  })
})

it('has a name for each check, and enough of them', () => {
  expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length)
  expect(contract.length).toBeGreaterThanOrEqual(fewestChecks)
})

it('lists no difference that is gone, and none of a check that does not exist', () => {
  const names = contract.map(({ name }) => name)
  expect(knownDifferences.filter(({ check }) => !names.includes(check))).toEqual([])
  const gone = knownDifferences.filter(
    ({ check, path }) =>
      observed.has(check) && !differencesOf(check).some((found) => matches({ path }, found.path)),
  )
  expect(gone).toEqual([])
})

// A star in a known path stands for anything.
function matches(known: { path: string }, path: string): boolean {
  const parts = known.path.split('*').map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

// Status and code, from a raw answer or from what the client made of it.
function summary(observation: Observation | undefined) {
  const body = fieldsOf(observation?.body)
  const error = fieldsOf(observation?.error)
  return {
    status: observation?.status ?? error.status,
    code: body.error_code ?? body.code ?? error.code,
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
