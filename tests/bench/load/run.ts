import { mkdirSync, writeFileSync } from 'node:fs'
import { bookingCost } from './bookingCost'
import { mixedTraffic } from './mixedTraffic'

/**
 * Measures the embedded backend on this machine only: a busy morning over loopback, and what a booking costs as the
 * table of quotes grows. `--small` for a first look, `--full` up to a million quotes.
 */
const isSmall = process.argv.includes('--small')
const isFull = process.argv.includes('--full')
const requests = isSmall ? 200 : 2_000
const sizes = [1_000, 10_000, ...(isSmall ? [] : [100_000]), ...(isFull ? [1_000_000] : [])]

const traffic = await mixedTraffic(requests, 10)
console.log('\nMixed traffic over loopback, ten people at once (milliseconds):')
console.table(traffic)

const costs = await bookingCost(sizes)
console.log('\nOne booking, by how many quotes there are (milliseconds):')
console.table(costs)

mkdirSync('tests/.results', { recursive: true })
const file = 'tests/.results/load.json'
writeFileSync(file, `${JSON.stringify({ traffic, costs }, null, 2)}\n`)
console.log(`As JSON: ${file}`)

const [first, last] = [costs.at(0), costs.at(-1)]
const isFlat = first && last && last.median <= first.median * 2 + 5
const failed = traffic.at(-1)?.errors ?? 0
console.log(`${failed} errors; a booking's cost is ${isFlat ? 'flat' : 'NOT flat'}.`)
process.exitCode = failed > 0 || !isFlat ? 1 : 0
