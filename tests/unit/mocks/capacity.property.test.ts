import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeFrameHours, timeFrames } from '@/domain/appointments'
import { positionsFor, serviceTypes, type ServiceType } from '@/domain/services'
import { overbookedIn, planDay, stopsOf } from '@mocks/database/business/capacity/holders'
import { minutesBetween } from '@mocks/database/business/capacity/drives'
import { hoursKey, isSkilled, windowOf } from '@mocks/database/business/capacity/windows'
import type { Context } from '@mocks/database/business/context'
import { jobFunctions } from '@mocks/database/business/jobs'
import { serviceLabel } from '@mocks/database/business/jobProgress'
import { Refusal } from '@mocks/database/business/refusal'
import { availableFrames, submitQuote } from '@mocks/database/business/submitQuote'
import { copyTables, type BusinessTables } from '@mocks/database/business/tables'
import { createMockDatabase, type MockDatabase } from '@mocks/database/mockDatabase'
import { demoPeople } from '@mocks/fixtures/people'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'

// A Wednesday; what is asked for is on the Thursday after it.
const now = Date.parse('2026-06-17T15:00:00Z')
const day = '2026-06-18'
const zips = ['90026', '91405', '91101', '93001', '90401', '99999', ''] as const

const clock = fc.constantFrom('08:00', '09:00', '10:30', '12:00', '13:00', '15:00', '18:00')
const person = fc.record({
  specialties: fc.uniqueArray(fc.constantFrom(...serviceTypes.map(serviceLabel)), { maxLength: 3 }),
  home: fc.constantFrom(...zips),
  hours: fc.option(fc.tuple(clock, clock)),
  away: fc.option(fc.tuple(clock, clock)),
})
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never

const wish = fc.record({
  service: fc.constantFrom(...serviceTypes),
  zip: fc.constantFrom(...zips),
  frame: fc.constantFrom(...timeFrames),
})

function made(people: readonly Person[]): MockDatabase {
  const database = createMockDatabase({
    business: 'empty',
    now: () => now,
    quoteLimit: { count: 1000, perMs: 1 },
  })
  const tables = database.business
  people.forEach(({ specialties, home, hours, away }, index) => {
    const id = `TECH-00${index + 1}`
    addRow(tables, 'technicians', {
      id,
      specialties,
      home_zip: home,
      duty_status: 'available',
      deleted_at: null,
    })
    const [starts = '', ends = ''] = [...(hours ?? [])].sort()
    if (starts < ends) {
      tables.technician_hours.set(hoursKey(id, 4), { technician_id: id, weekday: 4, starts, ends })
    }
    const [from = '', until = ''] = [...(away ?? [])].sort()
    if (from < until) {
      const absence = { id: index, technician_id: id, day, starts: from, ends: until }
      tables.technician_absences.set(index, absence)
    }
  })
  addRow(tables, 'customers', {
    id: 'C-001',
    name: 'Nora Castillo',
    email: '',
    phone: '',
    deleted_at: null,
  })
  return database
}

// What the rule does not read may be missing.
function addRow(
  tables: BusinessTables,
  table: 'technicians' | 'customers',
  row: { id: string } & Record<string, unknown>,
) {
  ;(tables[table] as Map<string, unknown>).set(row.id, row)
}

function officeOf(database: MockDatabase): Context {
  const { id } = demoPeople.admin
  return { database, tables: database.business, accountId: id, userId: id }
}

function draftOf(service: ServiceType, zip: string, frame: string) {
  return buildQuoteDraft({
    vehicleInfo: { zipCode: zip },
    serviceSelection: { serviceType: service },
    glassPosition: { position: positionsFor(service)[0] ?? 'main' },
    appointmentDetails: { date: day, timeFrame: frame as never },
  })
}

function refusalOf(act: () => unknown): Refusal | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** That everybody can do what they have to: the skill, the window, and the drives between. */
function expectNoOverlap(database: MockDatabase): void {
  const { business: tables } = database
  const plan = planDay({ database, tables }, day)
  const overbooked = overbookedIn(plan)
  for (const technician of tables.technicians.values()) {
    const stops = stopsOf(plan, technician.id)
    stops.forEach((stop, at) => {
      if (overbooked.has(stop.id)) return
      const window = windowOf(tables, technician, day, stop.frame)
      expect(window).not.toBeNull()
      expect(stop.starts).toBeGreaterThanOrEqual(window?.starts ?? Infinity)
      expect(stop.ends).toBeLessThanOrEqual(window?.ends ?? 0)
      expect(stop.ends).toBeLessThanOrEqual(timeFrameHours[stop.frame].end * 60)
      expect(stop.ends - stop.starts).toBe(stop.minutes)
      expect(!stop.isHeld || isSkilled(technician, stop.specialty)).toBe(true)
      // No matter who it is: from the one before that, over a place that nobody knows, may look quicker than it is straight.
      const before = stops[at - 1]
      const ready = before ? before.ends + minutesBetween(tables, before.zip, stop.zip) : 0
      expect(stop.starts).toBeGreaterThanOrEqual(ready)
    })
  }
}

it('refuses nothing that it offers, offers nothing that it refuses, and nobody is at two places', () => {
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 5 }),
      fc.array(wish, { minLength: 1, maxLength: 14 }),
      (people, wishes) => {
        const database = made(people)
        wishes.forEach(({ service, zip, frame }, n) => {
          const context = { ...officeOf(database), accountId: null, userId: null }
          const sought = { serviceType: service, zipCode: zip }
          const offered = availableFrames(database, day, 1, sought)
          const isOffered = offered.some(({ timeFrame }) => timeFrame === frame)
          const key = `1d000000-0000-4000-8000-${String(n).padStart(12, '0')}`
          const outcome = submitQuote(context, draftOf(service, zip, frame), key, '')
          expect('confirmation' in outcome).toBe(isOffered)
          expect('refused' in outcome ? outcome.refused : null).toBe(
            isOffered ? null : 'slot_taken',
          )
          expect(overbookedIn(planDay(context, day))).toEqual(new Set())
          expectNoOverlap(database)
        })
      },
    ),
    { numRuns: 150 },
  )
})

it('lets the office do nothing that breaks what is planned, unless it says so', () => {
  const job = fc.record({
    wish,
    technician: fc.option(fc.integer({ min: 1, max: 5 })),
    overbook: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 5 }),
      fc.array(job, { minLength: 1, maxLength: 12 }),
      (people, jobs) => {
        const database = made(people)
        const broken = () => overbookedIn(planDay(officeOf(database), day)).size
        for (const { wish: asked, technician, overbook } of jobs) {
          const before = { tables: copyTables(database.business), broken: broken() }
          const fields = {
            customer_id: 'C-001',
            service_type: asked.service,
            position: positionsFor(asked.service)[0],
            glass_type: 'oem',
            location: `1 Palm Street, CA ${asked.zip}`,
            scheduled_date: day,
            scheduled_time: asked.frame,
            ...(technician && technician <= people.length
              ? { technician_id: `TECH-00${technician}` }
              : {}),
            overbook,
          }
          const given = { id: null, version: null, fields }
          const refusal = refusalOf(() =>
            jobFunctions.save_job?.run(officeOf(database), given as never),
          )
          if (refusal) database.business = before.tables
          const isRefusedKnowingly = overbook && refusal !== null
          expect(isRefusedKnowingly).toBe(false)
          expect(refusal?.failure.details ?? '"overbook":true').toContain('"overbook":true')
          expect(overbook ? 0 : broken() - before.broken).toBeLessThanOrEqual(0)
          expectNoOverlap(database)
        }
      },
    ),
    { numRuns: 150 },
  )
})
