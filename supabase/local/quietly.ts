import { AsyncLocalStorage } from 'node:async_hooks'

const quiet = new AsyncLocalStorage<true>()
let ours: typeof console.error | undefined

function install(): void {
  const write = console.error
  ours = (...values: unknown[]) => {
    if (!quiet.getStore()) write(...values)
  }
  console.error = ours
}

/**
 * Runs a task without what it writes to `console.error`. Lite writes every database error there,
 * refused bookings too, together with the query's values: names, addresses, phone numbers.
 */
export function quietly<T>(task: () => Promise<T>): Promise<T> {
  // Somebody else may have put theirs in front since.
  if (console.error !== ours) install()
  return quiet.run(true, task)
}
