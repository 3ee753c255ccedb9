import { vi } from 'vitest'
import type {
  AttemptResult,
  ClaimedMessage,
  Outbox,
} from '../../../supabase/functions/messages/outbox'

/** An outbox in memory that hands out each message once, and keeps what was recorded. */
export function fakeOutbox(messages: readonly ClaimedMessage[]) {
  const waiting = [...messages]
  const recorded: (AttemptResult & { id: string; attempt: number })[] = []
  const outbox = {
    claim: vi.fn<Outbox['claim']>(async (most) => waiting.splice(0, most)),
    finish: vi.fn<Outbox['finish']>(async (id, attempt, result) => {
      recorded.push({ id, attempt, ...result })
    }),
  }
  return { outbox, recorded }
}
