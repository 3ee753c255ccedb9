import { sessionTimes } from './sessionTimes'

export type ConnectivityGateway = {
  /** True when the network answered at all, whatever it answered. Never rejects. */
  check(): Promise<boolean>
}

/**
 * The connectivity check: a no-cors fetch of a favicon. The site's own by
 * default, so that a closed network is not taken for an outage; `VITE_CONNECTIVITY_URL` names another.
 * @param timeout how long a check may take
 */
export function createConnectivityGateway(
  address: string = import.meta.env.VITE_CONNECTIVITY_URL || '/favicon.svg',
  timeout = sessionTimes.connectivityTimeout,
): ConnectivityGateway {
  return {
    async check() {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), timeout)
      try {
        await fetch(address, {
          mode: 'no-cors',
          cache: 'no-store',
          credentials: 'omit',
          signal: controller.signal,
        })
        return true
      } catch {
        return false
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
