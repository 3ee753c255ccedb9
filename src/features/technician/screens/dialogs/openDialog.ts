import type { WaitingAction } from '../../state/actions'

/** The dialog that is open over the day, and what it is about. */
export type OpenDialog =
  | { kind: 'status' | 'complete' | 'report'; jobId?: string }
  | { kind: 'onMyWay'; jobId: string }
  | {
      kind: 'issue'
      jobId?: string
      /** Opened from "Can't complete": the switch is on. */
      cannotComplete?: boolean
    }
  | { kind: 'written' | 'discard'; action: WaitingAction }
