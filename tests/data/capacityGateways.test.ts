import { describe, expect, test } from 'vitest'
import { buildCapacity, buildTechnicianTime, sampleWays } from '@mocks/fixtures/business/capacity'
import { buildJob } from '@mocks/fixtures/business/work'
import { timeFrames } from '@/domain/appointments'
import { createJobsGateway } from '@/features/admin/jobs/gateway'
import { createQuotesGateway } from '@/features/admin/quotes/gateway'
import { createCapacityGateway } from '@/features/admin/settings/capacityGateway'
import { createWaysOutGateway } from '@/features/admin/shared/waysOut/gateway'
import { createTechniciansGateway } from '@/features/admin/technicians/gateway'
import type { Calls } from '@/platform/client/gatewayAtom'
import { createBusinessCallOver } from './support/businessCallOver'

/** Every gateway over a server that answers this to every call, and what it was called with. */
function over(answer: unknown) {
  const { calls, call } = createBusinessCallOver(answer)
  const given = { call, callUnchanged: call } as unknown as Calls
  return {
    calls,
    jobs: createJobsGateway(given),
    quotes: createQuotesGateway(given),
    ways: createWaysOutGateway(given),
    technicians: createTechniciansGateway(given),
    capacity: createCapacityGateway(given),
  }
}

const saved = { id: 'J-001', version: 3 }
const place = {
  scheduledDate: '2026-06-16',
  scheduledTime: timeFrames[1],
  technicianId: 'TECH-001',
}

describe('booking anyway', () => {
  test('is said only when somebody says so', async () => {
    const { calls, jobs } = over(buildJob())
    await jobs.move(saved, place)
    await jobs.move(saved, place, true)
    await jobs.assign(saved, 'TECH-001', false)
    await jobs.assign(saved, 'TECH-001', true)
    await jobs.reschedule(saved, '2026-06-16', timeFrames[1], true)
    expect(calls.map(([name, { overbook }]) => [name, overbook])).toEqual([
      ['move_job', undefined],
      ['move_job', true],
      ['assign_job', undefined],
      ['assign_job', true],
      ['reschedule_job', true],
    ])
  })

  test('is a field of what is saved from a form', async () => {
    const { calls, jobs, quotes } = over(buildJob())
    await jobs.save(saved, { notes: 'Call first' }, true)
    await quotes.save({ id: 'Q-001', version: 1 }, { amount: 249 }, undefined, true)
    await quotes.save({ id: 'Q-001', version: 1 }, { amount: 249 })
    expect(calls.map(([, { fields }]) => fields)).toEqual([
      { notes: 'Call first', overbook: true },
      { price: 249, overbook: true },
      { price: 249 },
    ])
  })
})

describe('a way out', () => {
  test('to somebody or to another time is a move, back to be planned an assignment to nobody', async () => {
    const { calls, ways } = over(buildJob())
    for (const way of sampleWays) await ways.take(saved, way)
    expect(calls.map(([name, args]) => [name, args.technicianId])).toEqual([
      ['move_job', 'TECH-001'],
      ['move_job', 'TECH-003'],
      ['move_job', 'TECH-001'],
      ['assign_job', null],
    ])
  })

  test.each([null, {}, 'text', 7])(
    '%j in the place of ways is a server in trouble',
    async (answer) => {
      const outcome = await over(answer).ways.suggest('J-001')
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unavailable' } })
    },
  )

  test('that is none is left out', async () => {
    const junk = [null, { kind: 'technician' }, { kind: 'else' }, ...sampleWays]
    const outcome = await over(junk).ways.suggest('J-001')
    expect(outcome).toEqual({ ok: true, value: sampleWays })
  })
})

describe('the board', () => {
  test.each([null, [], 'text'])('of a day that is %j is a server in trouble', async (answer) => {
    expect((await over(answer).jobs.day('2026-06-15')).ok).toBe(false)
  })

  test('of a day without its lists has none in them', async () => {
    const empty = { day: '2026-06-15', closed: null, jobs: [], frames: [], technicians: [] }
    expect(await over({ jobs: 'x', closed: 7 }).jobs.day('2026-06-15')).toEqual({
      ok: true,
      value: empty,
    })
    expect(await over([null, { day: '2026-06-15' }]).jobs.week('2026-06-15')).toEqual({
      ok: true,
      value: [empty],
    })
  })
})

describe("a technician's time", () => {
  test.each([null, [], {}, { version: '3' }])('%j is a server in trouble', async (answer) => {
    expect((await over(answer).technicians.time('TECH-002')).ok).toBe(false)
  })

  test('without its lists has none in them', async () => {
    const outcome = await over({ technicianId: 'TECH-002', version: 3 }).technicians.time(
      'TECH-002',
    )
    const nothing = { homeZip: '', hours: [], absences: [], affected: [] }
    expect(outcome).toEqual({ ok: true, value: buildTechnicianTime(nothing) })
  })
})

describe('the capacity settings', () => {
  test.each([null, {}, { ...buildCapacity(), closedDays: null }])(
    'of which half is missing are not edited',
    async (answer) => {
      expect((await over(answer).capacity.read()).ok).toBe(false)
    },
  )

  test('are read whole', async () => {
    expect(await over(buildCapacity()).capacity.read()).toEqual({
      ok: true,
      value: buildCapacity(),
    })
  })
})
