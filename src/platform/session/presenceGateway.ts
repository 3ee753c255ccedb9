import type { DataFailure, Outcome } from '@/domain/failures'
import type { ClientSource } from '@/platform/client/client'
import { dataFailure, notAsked } from '@/platform/client/restErrors'

export type PresenceGateway = {
  /** The heartbeat: "I am here", by `update_last_seen`. */
  beat(): Promise<Outcome<null, DataFailure>>
}

/** @param client gives the client to ask */
export function createPresenceGateway(client: ClientSource): PresenceGateway {
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
