/** Milliseconds to wait before each new attempt. */
const waits = [300, 1_000, 3_000, 8_000]

/**
 * Asks for code again when it could not be loaded: a connection that was lost for a moment must not cost
 * the page. Waits longer each time, and rejects with the last error after five attempts.
 * @param load asks again with each call, as `() => import('./page')` does
 */
export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}
