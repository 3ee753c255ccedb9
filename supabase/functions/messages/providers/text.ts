import type { AttemptResult } from '../outbox.ts'

/** A text message that is ready to be sent. */
export type OutgoingText = {
  /** The same for every attempt. */
  id: string
  /** From 1; a later one may follow a sending that nobody heard of. */
  attempt: number
  /** E.164: +15550101234. */
  to: string
  body: string
}

/** Whatever sends texts. It answers how it went and never throws for what a provider says. */
export type TextProvider = { send(text: OutgoingText): Promise<AttemptResult> }
