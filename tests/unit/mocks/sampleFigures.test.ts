import { describe, expect, it } from 'vitest'
import type { Context } from '@mocks/database/business/context'
import { figureFunctions } from '@mocks/database/business/figures'
import { technicianFunctions } from '@mocks/database/business/technicianDay'
import { testZone } from '../../businessZone'
import { createMockDatabase } from '@mocks/database/mockDatabase'
import { demoPeople } from '@mocks/fixtures/people'
import { timeFrames, type TimeFrame } from '@/domain/appointments'
import { addDays, businessToday } from '@/domain/businessTime'
import { serviceTypes, type ServiceType } from '@/domain/services'
import { overbookedIn, planDay } from '@mocks/database/business/capacity/holders'
import { wantedVisit } from '@mocks/database/business/capacity/visits'
import { isOpen } from '@mocks/database/business/capacity/windows'
import { seatsLeft } from '@mocks/database/business/seats'

// The same days on which tests/database/sampleFigures.test.ts makes it in the real database.
const days = [
  { name: 'in the middle of a month', now: '2026-11-27T19:00:00Z' },
  { name: "just after a month's first midnight", now: '2026-12-01T08:05:00Z' },
  { name: 'on a Sunday when the clocks go forward', now: '2027-03-14T18:00:00Z' },
  { name: 'late on the day the clocks go back', now: '2026-11-02T07:30:00Z' },
  { name: 'on the last day of February in a leap year', now: '2028-03-01T07:59:00Z' },
]

describe.each(days)('the sample of the mocks $name', ({ now }) => {
  const instant = Date.parse(now)
  const database = createMockDatabase({ now: () => instant, timeZone: testZone })
  const as = ({ id }: { id: string }): Context => ({
    database,
    tables: database.business,
    accountId: id,
    userId: id,
  })
  const figures = (name: keyof typeof figureFunctions) =>
    figureFunctions[name]?.run(as(demoPeople.admin), {} as never)

  it('answers the figures of the sample business', () => {
    expect(figures('dashboard')).toMatchObject({
      todays_appointments: 12,
      pending_quotes: 8,
      revenue_this_month: 24_500,
      active_technicians: 6,
      recent_orders: [{ status: 'Completed' }, { status: 'In Progress' }, { status: 'Scheduled' }],
    })
    expect(figures('technician_figures')).toEqual({
      total: 12,
      available: 4,
      on_job: 6,
      average_rating: 4.8,
    })
    expect(figures('order_figures')).toEqual({
      total: 156,
      revenue_this_month: 24_580,
      pending: 8,
      in_transit: 12,
    })
    expect(figures('glass_figures')).toEqual({
      total_items: 142,
      low_stock: 8,
      total_value: 45_280,
      types: 5,
    })
    expect(figures('product_figures')).toEqual({
      total: 67,
      categories: 5,
      inventory_value: 12_450,
      low_stock: 3,
    })
  })

  it("answers the technician's day", () => {
    expect(technicianFunctions.my_day?.run(as(demoPeople.technician), {} as never)).toMatchObject({
      technician_id: 'TECH-001',
      todays_jobs: 3,
      completed: 1,
      in_progress: 1,
      pending: 1,
    })
  })

  const roomAt = (day: string, frame: TimeFrame, service: ServiceType) =>
    seatsLeft(
      { database, tables: database.business },
      wantedVisit(database.business, { day, frame }, service, '90026'),
    )

  it('leaves a seat in every time frame of the coming days', () => {
    const today = businessToday(new Date(now))
    const full = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead + 1)).flatMap(
      (day) =>
        timeFrames
          .filter((frame) => isOpen(database.business, day, frame))
          .filter((frame) => roomAt(day, frame, 'windshield') === 0)
          .map((frame) => `${day} ${frame}`),
    )
    expect(full).toEqual([])
  })

  it('can take every service on each of the coming days', () => {
    const today = businessToday(new Date(now))
    const full = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead + 1)).flatMap(
      (day) =>
        serviceTypes
          .filter(() => timeFrames.some((frame) => isOpen(database.business, day, frame)))
          .filter((service) => !timeFrames.some((frame) => roomAt(day, frame, service) > 0))
          .map((service) => `${day} ${service}`),
    )
    expect(full).toEqual([])
  })

  it('gives nobody what they cannot do, on whatever day of the week it is made', () => {
    for (let ahead = 0; ahead < 7; ahead += 1) {
      const made = createMockDatabase({ now: () => instant + ahead * 86_400_000 })
      const first = businessToday(new Date(made.settings.now()))
      const wrong = Array.from({ length: 10 }, (_, n) => addDays(first, n)).flatMap((day) => [
        ...overbookedIn(planDay({ database: made, tables: made.business }, day)),
      ])
      expect(wrong).toEqual([])
    }
  })
})
