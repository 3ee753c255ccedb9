import type { AttemptResult } from '../../../supabase/functions/messages/outbox'
import type { MailProvider } from '../../../supabase/functions/messages/providers/mail'

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * A provider that knows idempotency keys: it takes its time, sometimes has no time, and sometimes takes a mail and
 * is not heard.
 */
export function openMailHouse(random: () => number) {
  /** By address: the keys under which a mail went there. */
  const delivered = new Map<string, Set<string>>()
  const counts = { asked: 0, knownAlready: 0, busy: 0, unheard: 0 }
  const provider: MailProvider = {
    async send({ to, messageId }): Promise<AttemptResult> {
      counts.asked += 1
      await pause(random() * 4)
      if (random() < 0.02) {
        counts.busy += 1
        return { outcome: 'retry', error: 'smtp_421' }
      }
      const keys = delivered.get(to) ?? new Set()
      if (keys.has(messageId)) counts.knownAlready += 1
      delivered.set(to, keys.add(messageId))
      if (random() < 0.02) {
        counts.unheard += 1
        throw new Error('The connection was lost after the mail was taken')
      }
      return { outcome: 'sent', providerId: messageId }
    },
  }
  return { provider, delivered, counts }
}
