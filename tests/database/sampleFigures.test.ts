import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSeedSql } from '@local/sampleSeed'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

const days = [
  { name: 'in the middle of a month', now: '2026-11-27T19:00:00Z' },
  { name: "just after a month's first midnight", now: '2026-12-01T08:05:00Z' },
  { name: 'on a Sunday when the clocks go forward', now: '2027-03-14T18:00:00Z' },
  { name: 'late on the day the clocks go back', now: '2026-11-02T07:30:00Z' },
  { name: 'on the last day of February in a leap year', now: '2028-03-01T07:59:00Z' },
]

test('the seed is what the builders make', () => {
  expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(sampleSeedSql())
})

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness()
})
afterAll(() => business.close())

describe.each(days)('a sample made $name', ({ now }) => {
  beforeAll(() => business.sampleMadeAt(now))

  test("has the dashboard's figures", async () => {
    const dashboard = await business.call<Record<string, unknown>>('admin', 'dashboard')
    expect(dashboard).toMatchObject({
      todays_appointments: 12,
      pending_quotes: 8,
      revenue_this_month: 24_500,
      active_technicians: 6,
    })
    expect(dashboard.recent_orders).toMatchObject([
      { status: 'Completed' },
      { status: 'In Progress' },
      { status: 'Scheduled' },
    ])
    expect(dashboard.latest_quotes).toHaveLength(3)
  })

  test('has the figures of technicians, orders, glass and products', async () => {
    expect(await business.call('admin', 'technician_figures')).toEqual({
      total: 12,
      available: 4,
      on_job: 6,
      average_rating: 4.8,
    })
    expect(await business.call('admin', 'order_figures')).toEqual({
      total: 156,
      revenue_this_month: 24_580,
      pending: 8,
      in_transit: 12,
    })
    expect(await business.call('admin', 'glass_figures')).toEqual({
      total_items: 142,
      low_stock: 8,
      total_value: 45_280,
      types: 5,
    })
    expect(await business.call('admin', 'product_figures')).toEqual({
      total: 67,
      categories: 5,
      inventory_value: 12_450,
      low_stock: 3,
    })
  })

  test("has the technician's day and three unread notifications", async () => {
    expect(await business.call('technician', 'my_day')).toMatchObject({
      technician_id: 'TECH-001',
      todays_jobs: 3,
      completed: 1,
      in_progress: 1,
      pending: 1,
    })
    expect(await business.call('admin', 'notification_board')).toMatchObject({ unread: 3 })
    const backup = await business.call<{ made_at: string }>('admin', 'last_backup')
    expect(backup.made_at).toMatch(/^2024-06-23/)
  })

  test('can take a windshield in every time frame of the coming days, and every service on each', async () => {
    const days = await business.rows<{ service: string; open: number; free: number }>(
      `select d.day::text, s.service_type as service, count(distinct f.frame) as open,
         count(distinct o.frame) as free
       from (select public.business_today() + n as day from generate_series(1, 14) n) d
       cross join public.service_rules s
       join lateral private.open_frames(d.day, d.day) f on true
       left join lateral private.openings(d.day, d.day, s.service_type, '90026') o on o.frame = f.frame
       group by d.day, s.service_type`,
    )
    const full = days.filter(({ service, open, free }) =>
      service === 'windshield' ? free < open : free < 1,
    )
    expect(days.length).toBeGreaterThan(70)
    expect(full).toEqual([])
  })

  test('gives nobody what they cannot do', async () => {
    expect(
      await business.rows(
        `select v.*, j.id from private.planned_visits v
         join public.appointments a on a.id = v.appointment_id
         left join public.jobs j on j.id = a.job_id
         left join public.technicians t on t.id = j.technician_id
         left join public.service_rules r on r.service_type = j.service_type
         where not v.fits or not private.has_skill(coalesce(t.specialties, '{}'), r.specialty)`,
      ),
    ).toEqual([])
  })
})
