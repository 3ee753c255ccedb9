import type { DataFailure, Outcome } from '@/domain/failures'
import { getClient } from './client'
import { dataFailure, notAsked } from './restErrors'

export type PresenceGateway = {
  /** The heartbeat: "I am here", by `update_last_seen` (specification, section 7). */
  beat(): Promise<Outcome<null, DataFailure>>
}

/** @param client gives the client to ask; the page's own by default. */
export function createPresenceGateway(client = getClient): PresenceGateway {
  return {
    async beat() {
      try {
        const { error, status } = await (await client()).rpc('update_last_seen')
        return error
          ? { ok: false, failure: dataFailure(error, status) }
          : { ok: true, value: null }
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
  }
}
