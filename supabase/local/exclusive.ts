/** Runs one task after the other, in the order they were handed in. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

/**
 * A queue of one. Lite puts each request into a transaction of its own but sends them all through
 * one PGlite connection: two at a time would run inside each other's transaction, with each other's
 * role.
 */
export function createExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task, task)
    last = next.catch(() => undefined)
    return next
  }
}
