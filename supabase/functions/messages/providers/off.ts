import type { AttemptResult } from '../outbox.ts'

/** Stands for a provider without keys: it sends nothing and says so, and a person can send again later. */
export const providerOff = {
  send: async (): Promise<AttemptResult> => ({ outcome: 'failed', error: 'not_configured' }),
}
