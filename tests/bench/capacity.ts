import { loadavg } from 'node:os'
import { findPostgres, howToGetPostgres } from '../../.ci/postgres.mjs'
import { openHosted, visitor, type HostedDatabase } from '../hosted/support/hostedDatabase'
import { startHosted } from '../hosted/support/hostedTemplate'
import { loadBusiness } from './loadBusiness'
import { quantile } from './load/figures'

/**
 * Measures `available_time_frames` of 14 days for 40 technicians whose days are two thirds full, on a real PostgreSQL
 * in hosted form, with a short and a long history. Fails when a median is 50 ms or more, or when the longest history
 * takes half as long again as the shortest.
 */
const histories = process.argv.slice(2).map(Number)
if (histories.length === 0) histories.push(1_000, 100_000, 1_000_000)
const rounds = 60
const limit = 50

/** Forty technicians with hours, homes and skills, and two visits of three taken in each frame to come. */
const staffed = `
  alter table public.jobs disable trigger user;
  alter table public.technicians disable trigger user;
  select setval('private.job_numbers', 10000000), setval('private.technician_numbers', 100);
  insert into public.technicians (name, email)
  select 'Technician ' || n, 'technician' || n || '@example.com' from generate_series(13, 40) n;
  update public.technicians t set
    home_zip = (select z.zip from private.zip_points z where z.zip like '9%'
      order by md5(z.zip || t.id) limit 1),
    specialties = case length(t.name) % 3
      when 0 then '{Windshield Replacement,Chip Repair,Door Glass}'::text[]
      when 1 then '{Windshield Replacement,Chip Repair}'::text[] else '{}'::text[] end
  where true;
  insert into public.technician_hours (technician_id, weekday, starts, ends)
  select t.id, d, '08:00', '18:00' from public.technicians t cross join generate_series(0, 6) d;
  insert into public.technician_absences (technician_id, day)
  select t.id, date '2026-11-25' + n from public.technicians t cross join generate_series(1, 14) n
  where (length(t.id) + ascii(right(t.id, 1)) + n) % 17 = 0;
  update public.jobs j set technician_id = null, status = 'Cancelled', cancel_reason = 'Moved', completed_at = null
  where j.scheduled_date >= '2026-11-25';
  insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
    scheduled_date, scheduled_time, status, amount)
  select (select c.id from public.customers c limit 1), t.id, x.service, 'main', 'oem',
    '1 Palm Street, Los Angeles, CA ' || (array['90012','90026','91101','91405','90401','90210'])[1 + x.n % 6],
    x.day, f.time_frame, 'Assigned', 299
  from public.technicians t
  cross join public.time_frames f
  cross join lateral (
    select d.day, ascii(right(t.id, 1)) + extract(hour from f.starts)::integer + extract(doy from d.day)::integer as n
    from (select date '2026-11-25' + n as day from generate_series(0, 16) n) d
  ) k
  cross join lateral (
    select k.day, k.n, case when k.n % 4 = 0 then 'chip-repair' else 'windshield' end as service
  ) x
  where x.n % 3 > 0;
  alter table public.technicians enable trigger user;
  alter table public.jobs enable trigger user;
  select private.make_missing_appointments();
`

async function millisecondsOf(ask: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await ask()
  return performance.now() - from
}

async function measure(hosted: HostedDatabase, history: number) {
  await hosted.rows(`insert into private.clock (stopped_at) values ('2026-11-25T18:00:00Z')`)
  const business = { exec: async (sql: string) => void (await hosted.rows(sql)), rows: hosted.rows }
  await loadBusiness(business, {
    quotes: history,
    jobs: history,
    customers: Math.max(history / 5, 10),
    orders: 10,
  })
  await hosted.rows(staffed)
  await hosted.rows('vacuum analyze')
  // What loading has left to write would be measured too.
  await hosted.rows('checkpoint')
  const ask = (service: string, zip: string) =>
    hosted.call<unknown[]>(visitor, 'available_time_frames', {
      date: '2026-11-25',
      days: 14,
      service_type: service,
      zip_code: zip,
    })
  const kinds = { windshield: '90012', 'chip-repair': '91405', 'door-glass': '93001' }
  const measured: Record<string, number> = { jobs: history }
  for (const [service, zip] of Object.entries(kinds)) {
    await ask(service, zip)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      taken.push(await millisecondsOf(() => ask(service, zip)))
    }
    measured[`${service} ms`] = Math.round(quantile(taken, 0.5) * 10) / 10
  }
  measured['plan again ms'] = Math.round(
    await millisecondsOf(() => hosted.rows('select private.plan_again()')),
  )
  return measured
}

const programs = findPostgres()
if (!programs) throw new Error(`There is no PostgreSQL server here. ${howToGetPostgres}`)
const server = await startHosted(programs)
const measured: Record<string, number>[] = []
for (const history of histories) {
  const hosted = await openHosted(server.host, { connections: 1 })
  measured.push(await measure(hosted, history))
  await hosted.close()
}
await server.close()
console.table(measured)
console.log(`load of the machine while measuring: ${loadavg()[0]?.toFixed(1)}`)
const medians = measured.map((row) =>
  Object.entries(row).filter(([name]) => /glass|shield|chip/.test(name)),
)
const slow = medians.flat().filter(([, taken]) => taken >= limit)
const first = medians[0]?.[0]?.[1] ?? 0
const last = medians.at(-1)?.[0]?.[1] ?? 0
if (slow.length > 0) console.log(`Too slow: ${slow.map(([name]) => name).join(', ')}`)
if (last > first * 1.5) console.log('It grows with the history.')
process.exitCode = slow.length > 0 || last > first * 1.5 ? 1 : 0
