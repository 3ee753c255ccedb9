import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { findPostgres, howToGetPostgres } from '../../../.ci/postgres.mjs'
import { bookingCost, type BookingCost } from './bookingCost'
import { openEmbeddedTarget } from './embeddedTarget'
import { trafficOverLoopback } from './overLoopback'
import { openPlainTarget } from './plainTarget'
import { trafficThroughSql, type SqlTarget } from './sqlTarget'
import type { Traffic } from './traffic'

/**
 * Measures, on this machine only and with nothing from outside: a busy morning on the embedded backend over
 * loopback, the same calls in SQL on its database and on a plain PostgreSQL, and what a booking costs on both
 * as the table of quotes grows. `--small` for a first look, `--full` up to a million quotes.
 */
const isSmall = process.argv.includes('--small')
const isFull = process.argv.includes('--full')
const requests = isSmall ? 200 : isFull ? 5_000 : 2_000
const sizes = [1_000, 10_000, ...(isSmall ? [] : [100_000]), ...(isFull ? [1_000_000] : [])]
const people = 10

const programs = findPostgres()
if (!programs) {
  console.log(`No PostgreSQL server: the embedded database is measured alone. ${howToGetPostgres}`)
}
const open: (() => Promise<SqlTarget>)[] = [
  openEmbeddedTarget,
  ...(programs ? [() => openPlainTarget(programs, people)] : []),
]

const complaints: string[] = []
const measured: Record<string, unknown> = {}

function tellTraffic(name: string, traffic: Traffic & { stored: string[] }): void {
  const { figures, problems, confirmed, stored } = traffic
  console.log(`\nMixed traffic, ${people} people at once (milliseconds): ${name}`)
  console.table(figures)
  console.log(`${confirmed.length} bookings confirmed, ${stored.length} stored.`)
  complaints.push(...problems.map((problem) => `${name}: ${problem}`))
  if (confirmed.join() !== stored.join()) {
    complaints.push(`${name}: what is stored is not what was confirmed`)
  }
  measured[`traffic: ${name}`] = figures
}

function tellCosts(name: string, costs: BookingCost[]): void {
  console.log(`\nOne booking, by how many quotes there are (milliseconds): ${name}`)
  console.table(costs)
  const [first, last] = [costs.at(0), costs.at(-1)]
  // An index of a thousand times as many rows is two levels deeper. Time is judged loosely: others may run meanwhile.
  const isFlat =
    first && last && last.pages <= first.pages * 1.5 && last.median <= first.median * 3 + 5
  if (!isFlat) complaints.push(`${name}: a booking's cost grows with the table`)
  measured[`booking: ${name}`] = costs
}

tellTraffic('embedded backend over loopback', await trafficOverLoopback(requests, people))
for (const openTarget of open) {
  const target = await openTarget()
  try {
    tellTraffic(`SQL on ${target.name}`, await trafficThroughSql(target, requests, people))
  } finally {
    await target.close()
  }
}
for (const openTarget of open) {
  const target = await openTarget()
  try {
    tellCosts(target.name, await bookingCost(target, sizes))
  } finally {
    await target.close()
  }
}

mkdirSync('tests/.results', { recursive: true })
const file = 'tests/.results/load.json'
writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
console.log(`\nAs JSON: ${file}`)
console.log(`load of the machine while measuring: ${loadavg()[0]?.toFixed(1)}`)
console.log(
  complaints.length > 0
    ? `Failed:\n${complaints.join('\n')}`
    : "No errors, nothing lost, nothing twice; a booking's cost is flat.",
)
process.exitCode = complaints.length > 0 ? 1 : 0
