import { timeFrames } from '@/domain/appointments'
import { figuresOf, type Figures } from '../../bench/load/figures'
import { draftWith } from '../../database/support/drafts'
import type { HostedDatabase, Person } from './hostedDatabase'
import { visitor } from './hostedDatabase'
import {
  complete,
  day,
  jobsUnderWay,
  lateCalls,
  newCustomer,
  newGlass,
  newTechnician,
  rawErrors,
  tally,
  versionOf,
  type Technician,
} from './scene'

/** What a busy business did to its database. */
export type Load = {
  figures: Figures[]
  /** Our own refusals, and how often: two people met, and one was told. */
  refused: Record<string, number>
  /** What PostgreSQL said itself. There must be nothing. */
  raw: Record<string, number>
  /** Calls that ran into the statement's time limit. */
  late: number
}

/** What is hot: a handful of customers, technicians and parts that everybody works on. */
type Scene = {
  customers: string[]
  technicians: Technician[]
  glass: { id: string; part: string }[]
  offices: Person[]
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

async function setScene(hosted: HostedDatabase): Promise<Scene> {
  const many = <T>(count: number, make: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, make))
  return {
    customers: await many(5, () => newCustomer(hosted, 'Hot Customer')),
    technicians: await many(6, () => newTechnician(hosted)),
    glass: await many(3, () => newGlass(hosted)),
    offices: await many(4, () => hosted.newPerson('admin')),
  }
}

type Deed = { name: string; share: number; run: (n: number) => Promise<unknown> }

/** What people do, and how many of a hundred calls are of each kind. */
function deeds(hosted: HostedDatabase, scene: Scene): Deed[] {
  const office = (n: number) => pick(scene.offices, n)
  const customer = (n: number) => pick(scene.customers, n)
  const save = async (n: number, kind: string, id: string, fields: Record<string, unknown>) => {
    const version = await versionOf(hosted, kind, id)
    return hosted.call(office(n), 'save_record', { kind, id, version, fields })
  }
  const underWay = async (n: number) => {
    const technician = pick(scene.technicians, n)
    const [job = ''] = await jobsUnderWay(hosted, customer(n), technician.technician)
    return { technician, job }
  }
  const newJob = (n: number, technician?: string) => ({
    customer_id: customer(n),
    service_type: 'windshield',
    position: 'main',
    glass_type: 'oem',
    location: '1 Palm Street',
    scheduled_date: day,
    scheduled_time: '2:00 PM - 4:00 PM',
    ...(technician ? { technician_id: technician } : {}),
  })
  const create = { id: null, version: null }
  return [
    {
      name: 'completion',
      share: 25,
      async run(n) {
        const { technician, job } = await underWay(n)
        const from = performance.now()
        // The office makes its order at the same moment.
        const [completed] = await Promise.allSettled([
          complete(hosted, technician, job, pick(scene.glass, n).part),
          n % 3 === 0
            ? hosted.call(office(n), 'save_order', { ...create, fields: { job_id: job } })
            : Promise.resolve(),
        ])
        if (completed.status === 'rejected') throw completed.reason
        return performance.now() - from
      },
    },
    {
      name: 'edit of a customer',
      share: 15,
      run: (n) =>
        save(n, 'customers', customer(n), { name: `Hot Customer ${n}`, phone: `555-${n}` }),
    },
    {
      name: 'edit of a part',
      share: 6,
      run: (n) => save(n, 'glass_items', pick(scene.glass, n).id, { price: 100 + (n % 50) }),
    },
    {
      name: 'booking',
      share: 12,
      run: (n) =>
        hosted.call(visitor, 'submit_quote', {
          draft: draftWith({
            email: `hot${n}@example.com`,
            phoneNumber: `555-0${100_000 + n}`,
            timeFrame: pick(timeFrames, n),
          }),
          idempotency_key: crypto.randomUUID(),
        }),
    },
    {
      name: 'conversion',
      share: 8,
      async run(n) {
        const [quote] = await hosted.rows<{ id: string; version: number }>(
          `update public.quotes set status = 'Confirmed'
           where id = (select id from public.quotes where status = 'Guest' limit 1 for update skip locked)
           returning id, version`,
        )
        if (!quote) return undefined
        return hosted.call(office(n), 'convert_quote', { id: quote.id, version: quote.version })
      },
    },
    {
      name: 'new job',
      share: 8,
      run: (n) =>
        hosted.call(office(n), 'save_job', {
          ...create,
          fields: newJob(n, n % 2 ? pick(scene.technicians, n).technician : undefined),
        }),
    },
    {
      name: 'list',
      share: 14,
      run: (n) => hosted.call(office(n), 'list_records', { kind: pick(['jobs', 'orders'], n) }),
    },
    {
      name: 'erasure',
      share: 4,
      async run(n) {
        const gone = await newCustomer(hosted)
        const technician = pick(scene.technicians, n)
        const [job = ''] = await jobsUnderWay(hosted, gone, technician.technician)
        await Promise.allSettled([
          complete(hosted, technician, job),
          hosted.call(office(n), 'mark_notifications_read', {}),
        ])
        return hosted.call(office(n), 'erase_customer', { customer_id: gone })
      },
    },
    {
      name: 'deletion',
      share: 4,
      run: async (n) =>
        hosted.call(office(n), 'delete_record', {
          kind: 'customers',
          id: customer(n),
          version: await versionOf(hosted, 'customers', customer(n)),
        }),
    },
    {
      name: 'stock order',
      share: 4,
      async run(n) {
        const made = await hosted.call<number>(office(n), 'reorder', {
          kind: 'glass_items',
          id: pick(scene.glass, n).id,
          quantity: 5,
        })
        return hosted.call(office(n), 'receive_stock', { id: made })
      },
    },
  ]
}

/**
 * Lets people work on the same few records.
 * @param people who each wait for one answer before they do the next thing
 * @param seconds for how long
 */
export async function mixedLoad(
  hosted: HostedDatabase,
  people: number,
  seconds: number,
): Promise<Load> {
  const offered = deeds(hosted, await setScene(hosted))
  const wheel = offered.flatMap((deed) => Array.from({ length: deed.share }, () => deed))
  const times = new Map(offered.map(({ name }) => [name, [] as number[]]))
  const failures = new Map(offered.map(({ name }) => [name, [] as PromiseSettledResult<unknown>[]]))
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  const person = async () => {
    while (performance.now() < until) {
      const n = (done += 1)
      const { name, run } = pick(wheel, n * 37)
      const from = performance.now()
      let taken: number | undefined
      try {
        const answer = await run(n)
        if (typeof answer === 'number' && name === 'completion') taken = answer
      } catch (reason) {
        failures.get(name)?.push({ status: 'rejected', reason })
      }
      times.get(name)?.push(taken ?? performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  const elapsed = performance.now() - started
  const refused = tally([...failures.values()].flat())
  const raw = rawErrors(refused)
  return {
    figures: [...times].map(([name, taken]) =>
      figuresOf(name, taken, failures.get(name)?.length ?? 0, elapsed),
    ),
    refused: Object.fromEntries(Object.entries(refused).filter(([answer]) => !(answer in raw))),
    raw,
    late: lateCalls(refused),
  }
}
