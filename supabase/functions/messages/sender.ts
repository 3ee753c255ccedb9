import { mailOf } from './mails/mailOf.tsx'
import type { AttemptResult, ClaimedMessage, Outbox } from './outbox.ts'
import type { MailProvider } from './providers/mail.ts'
import type { TextProvider } from './providers/text.ts'
import { textOf } from './texts/textOf.ts'

export type Sending = {
  outbox: Outbox
  mail: MailProvider
  text: TextProvider
  /** The site's own address: the base of links. */
  site: string
  now?: () => Date
  /** Milliseconds that a provider has for its answer. */
  patience?: number
  /** Milliseconds after which nothing more is claimed; what is due then waits for the next run. */
  longest?: number
}

/** How many attempts of a run ended in which way. */
export type SendingResult = { sent: number; retry: number; failed: number }

const usualPatience = 20_000

/** Short enough for the run of an Edge Function, together with the last batch. */
const usualLongest = 45_000

/** At the longest patience, a batch is through before its lease of two minutes ends. */
const batch = 20
const sideBySide = 4

/** Writes a message and answers how to hand it over. */
function written(message: ClaimedMessage, sending: Sending): () => Promise<AttemptResult> {
  const { mail, text, site, now = () => new Date() } = sending
  if (message.channel === 'email') {
    const outgoing = mailOf(message, site, now())
    return () => mail.send(outgoing)
  }
  const { id, attempt, to } = message
  const body = textOf(message, site, now())
  return () => text.send({ id, attempt, to, body })
}

async function deliver(message: ClaimedMessage, sending: Sending): Promise<AttemptResult> {
  let send: () => Promise<AttemptResult>
  try {
    send = written(message, sending)
  } catch {
    // It cannot be written, today or later; somebody has to see that.
    return { outcome: 'failed', error: 'not_written' }
  }
  // What a provider throws is no answer: the message may be taken up again.
  return send().catch(() => ({ outcome: 'retry', error: 'provider_failed' }))
}

/** The result, or after the patience `retry`; then `late` gets the result when it comes. */
function within(
  patience: number,
  result: Promise<AttemptResult>,
  late: (result: AttemptResult) => void,
): Promise<AttemptResult> {
  return new Promise((resolve) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      resolve({ outcome: 'retry', error: 'timeout' })
    }, patience)
    void result.then((answer) => {
      clearTimeout(timer)
      if (isLate) late(answer)
      else resolve(answer)
    })
  })
}

async function sendOne(message: ClaimedMessage, sending: Sending): Promise<AttemptResult> {
  const { outbox, patience = usualPatience } = sending
  // An unrecorded result is no loss: the lease ends, and the next attempt has the same key.
  const record = (result: AttemptResult) =>
    outbox.finish(message.id, message.attempt, result).catch(() => undefined)
  const result = await within(patience, deliver(message, sending), (answer) => {
    if (answer.outcome === 'sent') void record(answer)
  })
  await record(result)
  return result
}

/**
 * Sends everything that is due: claims in batches, writes each message, hands it to its provider and records how that
 * ended. Any number of these may run at once.
 * @throws what the outbox throws when nothing can be claimed
 */
export async function sendDue(sending: Sending): Promise<SendingResult> {
  const counts: SendingResult = { sent: 0, retry: 0, failed: 0 }
  const end = Date.now() + (sending.longest ?? usualLongest)
  while (Date.now() < end) {
    const messages = await sending.outbox.claim(batch)
    if (messages.length === 0) break
    const waiting = messages.values()
    const worker = async () => {
      for (const message of waiting) {
        const { outcome } = await sendOne(message, sending)
        counts[outcome] += 1
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, worker))
  }
  return counts
}
