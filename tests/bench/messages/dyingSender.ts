import type { Outbox } from '../../../supabase/functions/messages/outbox'
import type { MailProvider } from '../../../supabase/functions/messages/providers/mail'
import { providerOff } from '../../../supabase/functions/messages/providers/off'
import { sendDue } from '../../../supabase/functions/messages/sender'

/** Where a sender can die: what it had asked for has happened by then or has not. */
export const deaths = [
  'after claiming',
  'before sending',
  'after sending',
  'before recording',
  'after recording',
] as const
export type Death = (typeof deaths)[number]

const never = new Promise<never>(() => undefined)

/** A sender claims once where it comes by the other places twenty times. */
const asOften: Partial<Record<Death, number>> = { 'after claiming': 20 }

/**
 * Runs a sender until nothing is due or it is killed: then nothing of it goes on, as when its process ends.
 * @param chance of being killed, at each place it comes by
 * @returns where it died; undefined when it came to its end
 */
export async function runUntilDeath(
  outbox: Outbox,
  mail: MailProvider,
  random: () => number,
  chance: number,
): Promise<Death | undefined> {
  let died: (where: Death) => void = () => undefined
  const death = new Promise<Death>((resolve) => {
    died = resolve
  })
  let isDead = false
  /** Goes on, unless the sender is dead or dies here. */
  async function live(where: Death): Promise<void> {
    if (!isDead && random() < chance * (asOften[where] ?? 1)) {
      isDead = true
      died(where)
    }
    if (isDead) await never
  }
  const mortalOutbox: Outbox = {
    async claim(most) {
      const messages = await outbox.claim(most)
      await live('after claiming')
      return messages
    },
    async finish(id, attempt, result) {
      await live('before recording')
      await outbox.finish(id, attempt, result)
      await live('after recording')
    },
  }
  const mortalMail: MailProvider = {
    async send(outgoing) {
      await live('before sending')
      const result = await mail.send(outgoing)
      await live('after sending')
      return result
    },
  }
  const run = sendDue({
    outbox: mortalOutbox,
    mail: mortalMail,
    text: providerOff,
    site: 'https://sunline.example',
  })
  return Promise.race([death, run.then(() => undefined)])
}
