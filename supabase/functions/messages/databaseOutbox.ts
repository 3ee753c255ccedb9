import type { CallDatabase } from '../_shared/callDatabase.ts'
import type { ClaimedMessage, Outbox } from './outbox.ts'

/**
 * The outbox in the database.
 * @param worker what this sender is called in the claims
 */
export function databaseOutbox(call: CallDatabase, worker: string): Outbox {
  return {
    claim: async (most) =>
      ((await call('claim_messages', { worker, most })) ?? []) as ClaimedMessage[],
    async finish(id, attempt, { outcome, providerId, error }) {
      await call('finish_message', {
        id,
        attempt,
        outcome,
        provider_id: providerId ?? null,
        error: error ?? '',
      })
    },
  }
}
