import { findPostgres, howToGetPostgres } from '../../../.ci/postgres.mjs'
import { sendWithDeaths } from './sendWithDeaths'
import { openEmbedded, openPlain } from './targets'

/**
 * Two senders side by side over 1,000 due messages, each killed at random again and again, with a provider that
 * knows idempotency keys, on the embedded database and on a real PostgreSQL. Fails when somebody gets two mails, or
 * none. `npm run bench:messages -- <messages> <seed>` repeats a run.
 */
const count = Number(process.argv[2] ?? 1_000)
const seed = Number(process.argv[3] ?? Date.now() % 100_000)

const programs = findPostgres()
if (!programs) {
  console.log(`No PostgreSQL server: the embedded database is measured alone. ${howToGetPostgres}`)
}
const open = [openEmbedded, ...(programs ? [() => openPlain(programs)] : [])]
const complaints: string[] = []
for (const openTarget of open) {
  const target = await openTarget()
  try {
    const { sent, twice, lost, states, provider, died, seconds } = await sendWithDeaths(
      target,
      count,
      seed,
    )
    console.log(`\n${target.name}, ${seconds} s (seed ${seed})`)
    console.log(`${sent} sent, ${twice} twice, ${lost} lost`)
    console.log('Messages:', states, 'Provider:', provider)
    console.log('Killed:', died)
    if (twice > 0) complaints.push(`${target.name}: ${twice} people got two mails`)
    if (lost > 0) complaints.push(`${target.name}: ${lost} mails were lost`)
    if (states.sent !== count)
      complaints.push(`${target.name}: not every message is marked as sent`)
  } finally {
    await target.close()
  }
}
if (complaints.length > 0) console.log(`\nFailed:\n${complaints.join('\n')}`)
process.exitCode = complaints.length > 0 ? 1 : 0
