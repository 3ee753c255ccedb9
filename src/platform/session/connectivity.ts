/** How long a connectivity check may take, in milliseconds; less than the time to the next one. */
export const connectivityTimeout = 5_000

export type ConnectivityGateway = {
  /** True when the network answered at all, whatever it answered. Never rejects. */
  check(): Promise<boolean>
}

/**
 * The connectivity check: a no-cors fetch of a favicon. The site's own by
 * default, so that a closed network is not taken for an outage; `VITE_CONNECTIVITY_URL` names another.
 */
export function createConnectivityGateway(
  address: string = import.meta.env.VITE_CONNECTIVITY_URL || '/favicon.svg',
): ConnectivityGateway {
  return {
    async check() {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), connectivityTimeout)
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
