import { authError } from './authEnvelope'

const windowMs = 2 * 60_000
const callsInWindow = 30

/**
 * Slows down people who guess codes: hosted allows 15 calls a minute for each address, and a burst of 30, for
 * challenges and for codes alike.
 */
export function createFactorLimit(now: () => number = () => Date.now()) {
  const calls = new Map<string, number[]>()
  return {
    /** Counts a call; the refusal for an address that asked too often, else undefined. */
    count(kind: 'challenge' | 'verify', address: string): Response | undefined {
      const key = `${kind} ${address}`
      const recent = (calls.get(key) ?? []).filter((at) => at > now() - windowMs)
      if (recent.length >= callsInWindow) {
        calls.set(key, recent)
        return authError(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
      calls.set(key, [...recent, now()])
      return undefined
    },
  }
}
