import { bench, describe } from 'vitest'
import { openBusiness, type BusinessDatabase } from '../database/businessDatabase'
import { largeAsks, type LargeAsk } from '../hosted/support/largeAsks'
import { fullLoad, loadBusiness } from './loadBusiness'

const asks = largeAsks(fullLoad.quotes)

/** Statements inside of the lists, whose plans show which indexes they use. */
const plans: Record<string, string> = {
  'a page of quotes': `select v.id from private.quote_list v
    where v.status = any ('{New,Contacted,Confirmed,Guest}')
    order by v.created_at desc, v.id desc limit 25`,
  'a page of jobs': `select v.id from private.job_list v
    order by v.scheduled_date desc, v.id desc limit 25`,
  'jobs found by two words': `select v.id from private.job_list v
    where v.search_text like '%okafor%' and v.search_text like '%1234%'
    order by v.scheduled_date desc, v.id desc limit 25`,
  'jobs of a technician': `select v.status, count(*) from private.job_list v
    where v.technician_id = 'TECH-003' group by 1`,
  'customers by name': `select v.id from private.customer_list v order by lower(v.name), v.id limit 25`,
}

const medianOf = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

// Vitest runs no hooks around benchmarks and lets one that throws pass, so the loading and the judging
// are done while this file is loaded; what is registered below is for Vitest's own summary.
const business: BusinessDatabase = await openBusiness({ now: '2026-11-25T18:00:00Z' })
await loadBusiness(business, fullLoad)
for (const [title, sql] of Object.entries(plans)) {
  const rows = await business.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`)
  console.log(`\n${title}\n${rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n')}`)
}

const ask = ({ name, args }: LargeAsk) => business.call('admin', name, args)

const measured = []
for (const what of asks) {
  const wall: number[] = []
  // The database runs in this process, on one thread: its processor time is what it takes on a machine
  // that has nothing else to do, whatever else this one is doing.
  const processor: number[] = []
  for (let round = 0; round < 11; round += 1) {
    const began = performance.now()
    const used = process.cpuUsage()
    await ask(what)
    const { user, system } = process.cpuUsage(used)
    wall.push(performance.now() - began)
    processor.push((user + system) / 1000)
  }
  measured.push({
    ask: what.title,
    'median ms': Math.round(medianOf(wall)),
    'processor ms': Math.round(medianOf(processor)),
    limit: what.limit,
  })
}
console.table(measured)
const slow = measured.filter((row) => row['processor ms'] >= row.limit).map((row) => row.ask)
if (slow.length > 0) throw new Error(`Over the limit: ${slow.join('; ')}`)

describe('lists of 100,000 quotes, 100,000 jobs and 20,000 customers', () => {
  for (const what of asks) {
    bench(
      what.title,
      async () => {
        await ask(what)
      },
      { iterations: 5, time: 0, warmupIterations: 0, warmupTime: 0 },
    )
  }
})
