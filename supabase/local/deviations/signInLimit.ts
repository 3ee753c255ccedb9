import { authSettings } from '../authSettings'
import { authError } from './authEnvelope'

const windowMs = 5 * 60_000

/**
 * Slows down people who guess passwords: hosted allows a number of sign-ins per address and five
 * minutes, Lite any number. Only failed ones are counted here, since on one machine everybody has the
 * same address.
 */
export function createSignInLimit(now: () => number = () => Date.now()) {
  const failures = new Map<string, number[]>()
  const recent = (address: string) =>
    (failures.get(address) ?? []).filter((at) => at > now() - windowMs)
  return {
    /** The refusal for an address that failed too often, else undefined. */
    refusal(address: string): Response | undefined {
      return recent(address).length < authSettings.signInsPerFiveMinutes
        ? undefined
        : authError(429, 'over_request_rate_limit', 'Request rate limit reached')
    },
    recordFailure(address: string): void {
      failures.set(address, [...recent(address), now()])
    },
  }
}
