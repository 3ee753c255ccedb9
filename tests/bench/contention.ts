import { loadavg } from 'node:os'
import { findPostgres, howToGetPostgres } from '../../.ci/postgres.mjs'
import { openHosted } from '../hosted/support/hostedDatabase'
import { startHosted } from '../hosted/support/hostedTemplate'
import { mixedLoad } from '../hosted/support/mixedLoad'
import { openShop } from '../hosted/support/scene'

/**
 * Fifty people work on the same few customers, jobs and parts for forty seconds, on a real PostgreSQL in hosted
 * form. Fails when one of them is answered by PostgreSQL itself, or waits too long for a completion.
 */
const people = 50
const seconds = Number(process.argv[2] ?? 40)
const longest = 1_000

const programs = findPostgres()
if (!programs) throw new Error(`There is no PostgreSQL server here. ${howToGetPostgres}`)
const server = await startHosted(programs)
const hosted = await openHosted(server.host)
await hosted.rows(openShop)
const { figures, refused, raw, late } = await mixedLoad(hosted, people, seconds)
await hosted.close()
await server.close()

const total = figures.reduce((sum, { requests }) => sum + requests, 0)
console.log(`\n${people} people for ${seconds} s, ${total} calls (milliseconds):`)
console.table(figures)
console.log('Refused, as two people met:', refused)
console.log('Errors of PostgreSQL:', raw)
console.log(`load of the machine while measuring: ${loadavg()[0]?.toFixed(1)}`)
const completions = figures.find(({ name }) => name === 'completion')
const complaints = [
  ...Object.entries(raw).map(([error, count]) => `${count} × ${error}`),
  ...(late > 0 ? [`${late} calls ran into the time limit`] : []),
  ...(completions && completions.p95 < longest
    ? []
    : [`a completion takes ${completions?.p95} ms`]),
]
if (complaints.length > 0) console.log(`Failed:\n${complaints.join('\n')}`)
process.exitCode = complaints.length > 0 ? 1 : 0
