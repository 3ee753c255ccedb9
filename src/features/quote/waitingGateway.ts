import type { DataFailure, Outcome } from '@/domain/failures'
import type { QuoteFailure } from '@/domain/quoteSubmission'
import { readWaitingEntry, type WaitingEntry, type WaitingRequest } from '@/domain/waitingList'
import { clientAtom, type ClientSource } from '@/platform/client/client'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { dataFailure, notAsked } from '@/platform/client/restErrors'
import { quoteFailure, storable } from './gateway'

/** The waiting list for full days. */
export type WaitingGateway = {
  /** Joins for a day, by `join_waiting_list`. Joining again changes nothing and is no failure. */
  join(request: WaitingRequest): Promise<Outcome<null, QuoteFailure>>
  /** What the link of a mail brings back, by `waiting_entry`; null when it has ended. */
  entry(link: string): Promise<Outcome<WaitingEntry | null, DataFailure>>
  /** Leaves the list, by `leave_waiting_list`. A second time changes nothing and is no failure. */
  leave(link: string): Promise<Outcome<null, DataFailure>>
}

/** @param client gives the client to ask */
export function createWaitingGateway(client: ClientSource): WaitingGateway {
  return {
    async join({ draft, day, idempotencyKey, honeypot }) {
      try {
        const { error, status } = await (
          await client()
        ).rpc('join_waiting_list', {
          draft: storable(draft),
          day,
          idempotency_key: idempotencyKey,
          honeypot,
        })
        return error
          ? { ok: false, failure: quoteFailure(error, status) }
          : { ok: true, value: null }
      } catch {
        return { ok: false, failure: { kind: 'unavailable', reason: 'offline' } }
      }
    },
    async entry(link) {
      try {
        const { data, error, status } = await (await client()).rpc('waiting_entry', { link })
        if (error) return { ok: false, failure: dataFailure(error, status) }
        return { ok: true, value: readWaitingEntry(data) }
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
    async leave(link) {
      try {
        const { error, status } = await (await client()).rpc('leave_waiting_list', { link })
        return error
          ? { ok: false, failure: dataFailure(error, status) }
          : { ok: true, value: null }
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
  }
}

/** The gateway in use. Tests and stories set this atom. */
export const waitingGatewayAtom = replaceableAtom((get) => createWaitingGateway(get(clientAtom)))
