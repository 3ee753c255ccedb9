import type { HostedDatabase, Person } from './hostedDatabase'

/** Stops the business's clock on Friday, November 27, 2026, 11:00 AM, and opens the calendar wide. */
export const openShop = `
  insert into private.clock (stopped_at) values ('2026-11-27T19:00:00Z');
  update public.booking_rules set seats_per_frame = 1000000, limit_per_address = 1000000,
    limit_per_contact = 1000000`

/** The day on which the jobs of a test lie. */
export const day = '2026-11-30'

export type Technician = Person & { id: string; technician: string }

/** Makes a technician with an account and signs in. */
export async function newTechnician(hosted: HostedDatabase): Promise<Technician> {
  const person = await hosted.newPerson('technician')
  const [row] = await hosted.rows<{ id: string }>(
    `insert into public.technicians (name, email, user_id)
     values ('Technician', gen_random_uuid() || '@example.com', $1) returning id`,
    [person.id],
  )
  return { ...person, technician: row?.id ?? '' }
}

/** Makes a customer and answers their number. */
export async function newCustomer(hosted: HostedDatabase, name = 'Customer'): Promise<string> {
  const [row] = await hosted.rows<{ id: string }>(
    `insert into public.customers (name, email, phone, address)
     values ($1, gen_random_uuid() || '@example.com', '', '1 Palm Street') returning id`,
    [name],
  )
  return row?.id ?? ''
}

/** Makes a piece of glass of which there is enough, and answers its part number. */
export async function newGlass(hosted: HostedDatabase): Promise<{ id: string; part: string }> {
  const [row] = await hosted.rows<{ id: string; part: string }>(
    `insert into public.glass_items (type, vehicle, part_number, in_stock, price)
     values ('Windshield', 'Honda Civic', gen_random_uuid()::text, 50000, 100)
     returning id, part_number as part`,
  )
  if (!row) throw new Error('No glass was made')
  return row
}

/** A technician is at one place at a time: each job lies on a day of its own. */
let days = 0

/** Makes jobs of a customer that a technician has begun, or that nobody has been found for. */
export async function jobsUnderWay(
  hosted: HostedDatabase,
  customer: string,
  technician: string | null,
  count = 1,
): Promise<string[]> {
  days += count
  const rows = await hosted.rows<{ id: string }>(
    `insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
       scheduled_date, scheduled_time, status, amount, started_at)
     select $1, $2, 'windshield', 'main', 'oem', '1 Palm Street',
       date '${day}' + n, '10:00 AM - 12:00 PM',
       case when $2::text is null then 'Scheduled' else 'In Progress' end, 299,
       case when $2::text is null then null else now() end
     from generate_series($3::integer, $4::integer) n
     returning id`,
    [customer, technician, days - count + 1, days],
  )
  return rows.map(({ id }) => id)
}

/** "Mark Job as Complete", with a key of its own. */
export function complete(
  hosted: HostedDatabase,
  person: Person,
  job: string,
  part = '',
): Promise<unknown> {
  return hosted.call(person, 'complete_job', {
    job_id: job,
    completion: { work_done: 'Replaced', part_number: part, cure_minutes: 60 },
    idempotency_key: crypto.randomUUID(),
    taken_at: '2026-11-27T18:00:00Z',
  })
}

/** What the version of a record is now. */
export async function versionOf(
  hosted: HostedDatabase,
  table: string,
  id: string,
): Promise<number> {
  const [row] = await hosted.rows<{ version: number }>(
    `select version from public.${table} where id = $1`,
    [id],
  )
  return row?.version ?? 0
}

/** How often each answer came: 'done', or the code and message of what was refused. */
export function tally(outcomes: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const { code = '', message = '' } =
      outcome.status === 'rejected' ? (outcome.reason as { code?: string; message?: string }) : {}
    const answer = outcome.status === 'fulfilled' ? 'done' : `${code} ${message}`
    counts[answer] = (counts[answer] ?? 0) + 1
  }
  return counts
}

/** A call that ran into the statement's time limit: how often depends on the machine's speed. */
const isLate = (answer: string) => answer.startsWith('57014 ')

/** Calls that ran into the time limit. `npm run bench:contention` judges them, on an idle machine. */
export const lateCalls = (counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts).reduce((sum, [answer, count]) => sum + (isLate(answer) ? count : 0), 0)

/** What only a fault of ours can be answered with: everything but our own refusals and the time limit. */
export function rawErrors(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).filter(
      ([answer]) => answer !== 'done' && !isLate(answer) && !/^(PT\d{3}|42501) /.test(answer),
    ),
  )
}

/**
 * Runs the same race many times at once, and tallies what each of its runners was answered.
 * @param rounds times the runners of one are at most as many as there are connections
 */
export async function race(
  rounds: number,
  runners: (round: number) => Promise<(() => Promise<unknown>)[]>,
): Promise<{ counts: Record<string, number>[]; raw: Record<string, number> }> {
  const prepared = await Promise.all(Array.from({ length: rounds }, (_, round) => runners(round)))
  const settled = await Promise.all(
    prepared.map((round) => Promise.allSettled(round.map((run) => run()))),
  )
  const lanes = Array.from({ length: prepared[0]?.length ?? 0 }, (_, lane) =>
    settled.flatMap((round) => round[lane] ?? []),
  )
  return { counts: lanes.map(tally), raw: rawErrors(tally(lanes.flat())) }
}
