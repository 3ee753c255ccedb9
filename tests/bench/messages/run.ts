import { findPostgres, howToGetPostgres } from '../../../.ci/postgres.mjs'
import { databaseOutbox } from '../../../supabase/functions/messages/databaseOutbox'
import { letTimePass, makeDueMessages, statesOf } from './dueMessages'
import { runUntilDeath, type Death } from './dyingSender'
import { openMailHouse } from './mailHouse'
import { openEmbedded, openPlain, type SendingTarget } from './targets'

/**
 * Two senders side by side over 1,000 due messages, each killed at random again and again, with a provider that
 * knows idempotency keys. Fails when somebody gets two mails, or none.
 */
const count = Number(process.argv[2] ?? 1_000)
const seed = Number(process.argv[3] ?? Date.now() % 100_000)
const senders = 2

/** A sender comes by about four of these places for each message, so it lives for about forty. */
const chance = 1 / 160

/** Random numbers that a seed repeats (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function measure(target: SendingTarget): Promise<string[]> {
  const random = randomFrom(seed)
  const { provider, delivered, counts } = openMailHouse(random)
  const died: Partial<Record<Death, number>> = {}
  await makeDueMessages(target, count)
  const isOver = async () => {
    const { waiting = 0, sending = 0 } = await statesOf(target)
    return waiting + sending === 0
  }
  const began = performance.now()
  async function sendForEver(worker: string): Promise<void> {
    const outbox = databaseOutbox(target.call, worker)
    while (!(await isOver())) {
      const where = await runUntilDeath(outbox, provider, random, chance)
      if (where) died[where] = (died[where] ?? 0) + 1
      // What the other one has claimed meanwhile, too: it may be sending the same.
      else await letTimePass(target)
    }
  }
  await Promise.all(Array.from({ length: senders }, (_, index) => sendForEver(`sender ${index}`)))

  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  const states = await statesOf(target)
  const twice = [...delivered.values()].filter((keys) => keys.size > 1).length
  const lost = count - delivered.size
  console.log(`\n${target.name}, ${seconds} s (seed ${seed})`)
  console.log(`${delivered.size} sent, ${twice} twice, ${lost} lost`)
  console.log('Messages:', states, 'Provider:', counts)
  console.log('Killed:', died)
  return [
    ...(twice > 0 ? [`${target.name}: ${twice} people got two mails`] : []),
    ...(lost > 0 ? [`${target.name}: ${lost} mails were lost`] : []),
    ...(states.sent === count ? [] : [`${target.name}: not every message says that it was sent`]),
    ...(Object.keys(died).length > 0 ? [] : [`${target.name}: no sender died`]),
  ]
}

const programs = findPostgres()
if (!programs) {
  console.log(`No PostgreSQL server: the embedded database is measured alone. ${howToGetPostgres}`)
}
const open = [openEmbedded, ...(programs ? [() => openPlain(programs)] : [])]
const complaints: string[] = []
for (const openTarget of open) {
  const target = await openTarget()
  try {
    complaints.push(...(await measure(target)))
  } finally {
    await target.close()
  }
}
if (complaints.length > 0) console.log(`\nFailed:\n${complaints.join('\n')}`)
process.exitCode = complaints.length > 0 ? 1 : 0
