import type { Observation } from './observe'
import type { Target } from './target'

/** One line of the contract: something a client does, and what both servers must answer. */
export type Check = {
  name: string
  /** The status and code that both must give, or null when the client sees no status. */
  expected: { status?: number; code?: string }
  /** Runs on servers that hold the sample business; without it, on such as hold none. */
  onSample?: true
  run: (target: Target) => Promise<Observation>
}
