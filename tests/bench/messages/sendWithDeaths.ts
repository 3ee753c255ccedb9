import { databaseOutbox } from '../../../supabase/functions/messages/databaseOutbox'
import { numbersOf } from '../../hardening/network'
import { letTimePass, makeDueMessages, statesOf } from './dueMessages'
import { runUntilDeath, type Death } from './dyingSender'
import { openMailHouse } from './mailHouse'
import type { SendingTarget } from './targets'

const senders = 2

/**
 * A sender comes by about four of these places for each message, so it lives for about a hundred. Were it to live for
 * forty, every second batch would die, and some message would use up its eight attempts in a batch of each.
 */
const chance = 1 / 400

/** What came of it: people who got a mail, who got two, who got none. */
export type SendingFigures = {
  sent: number
  twice: number
  lost: number
  /** How many messages the database has in each state. */
  states: Record<string, number>
  provider: Record<string, number>
  died: Partial<Record<Death, number>>
  seconds: number
}

/**
 * Two senders side by side over due messages, each killed at random again and again, until nothing waits any more.
 * @param seed repeats the same run
 */
export async function sendWithDeaths(
  target: SendingTarget,
  count: number,
  seed: number,
): Promise<SendingFigures> {
  const random = numbersOf(seed)
  const { provider, delivered, counts } = openMailHouse(random)
  const died: SendingFigures['died'] = {}
  await makeDueMessages(target, count)
  const began = performance.now()
  const isOver = async () => {
    const { waiting = 0, sending = 0 } = await statesOf(target)
    return waiting + sending === 0
  }
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
  return {
    sent: delivered.size,
    twice: [...delivered.values()].filter((keys) => keys.size > 1).length,
    lost: count - delivered.size,
    states: await statesOf(target),
    provider: counts,
    died,
    seconds: Math.round(performance.now() - began) / 1_000,
  }
}
