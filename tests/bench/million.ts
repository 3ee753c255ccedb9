import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { findPostgres, howToGetPostgres } from '../../.ci/postgres.mjs'
import { openHosted } from '../hosted/support/hostedDatabase'
import { startHosted } from '../hosted/support/hostedTemplate'
import { largeAsks } from '../hosted/support/largeAsks'
import { loadBusiness } from './loadBusiness'
import { quantile } from './load/figures'

/**
 * Measures what the office asks of a million quotes, jobs and orders, on a real PostgreSQL in hosted form with its own
 * defaults. Fails when the processor time of one is over its limit: that is what it takes on a machine that has
 * nothing else to do.
 */
const rows = Number(process.argv[2] ?? 1_000_000)
const rounds = 5

const programs = findPostgres()
if (!programs) throw new Error(`There is no PostgreSQL server here. ${howToGetPostgres}`)
const server = await startHosted(programs)
const hosted = await openHosted(server.host, { connections: 1 })
const started = performance.now()
await hosted.rows(`insert into private.clock (stopped_at) values ('2026-11-25T18:00:00Z')`)
const business = { exec: async (sql: string) => void (await hosted.rows(sql)), rows: hosted.rows }
await loadBusiness(business, { quotes: rows, jobs: rows, customers: rows / 5, orders: rows })
await hosted.rows('vacuum analyze')
console.log(
  `${rows} quotes, jobs and orders loaded in ${Math.round((performance.now() - started) / 1000)} s`,
)

// Helpers of a statement are processes of their own, whose time nobody would count.
await hosted.rows('alter role authenticator set max_parallel_workers_per_gather = 0')
const admin = await hosted.signIn('admin')
const [backend] = await hosted.rest<{ pid: number }>(admin, 'select pg_backend_pid() as pid')
const stat = `/proc/${backend?.pid}/stat`

/** The processor time that the connection's server process has used, in milliseconds; only Linux tells it. */
function processorTime(): number {
  if (!existsSync(stat)) return Number.NaN
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? []
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const measured = []
for (const { title, name, args, limit } of largeAsks(rows)) {
  const wall: number[] = []
  await hosted.call(admin, name, args)
  const used = processorTime()
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await hosted.call(admin, name, args)
    wall.push(performance.now() - from)
  }
  measured.push({
    ask: title,
    'median ms': Math.round(quantile(wall, 0.5)),
    'processor ms': Math.round((processorTime() - used) / rounds),
    limit,
  })
}
await hosted.close()
await server.close()
console.table(measured)
console.log(`load of the machine while measuring: ${loadavg()[0]?.toFixed(1)}`)
const slow = measured.filter((row) => {
  const taken = row['processor ms']
  return (Number.isNaN(taken) ? row['median ms'] : taken) >= row.limit
})
if (slow.length > 0) console.log(`Too slow: ${slow.map(({ ask }) => ask).join('; ')}`)
process.exitCode = slow.length > 0 ? 1 : 0
