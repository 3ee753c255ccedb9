import { AsyncLocalStorage } from 'node:async_hooks'

const quiet = new AsyncLocalStorage<true>()
let installed = false

function install(): void {
  installed = true
  const write = console.error
  console.error = (...values: unknown[]) => {
    if (!quiet.getStore()) write(...values)
  }
}

/**
 * Runs a task without what it writes to `console.error`. Lite writes every database error there,
 * refused bookings too, together with the query's values: names, addresses, phone numbers.
 */
export function quietly<T>(task: () => Promise<T>): Promise<T> {
  if (!installed) install()
  return quiet.run(true, task)
}
