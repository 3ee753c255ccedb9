/** Sends what is due, again and again. */
export type SenderLoop = {
  /** Begins to look, from time to time, for what has become due. */
  start(): void
  /** Sends soon, once it was started; several calls in a short while are one. */
  sendSoon(): void
  /** Sends now, and resolves when everything that is due has been sent. */
  now(): Promise<void>
  /** Ends it; what is being sent is finished. */
  close(): Promise<void>
}

/** Between two looks at what has become due by itself, in milliseconds. */
const usualInterval = 30_000

/** How long a request's own answer goes before its messages, in milliseconds. */
const shortly = 20

/**
 * @param send sends what is due; what it throws is told in one line, and tried again
 */
export function createSenderLoop(
  send: () => Promise<unknown>,
  interval = usualInterval,
): SenderLoop {
  let running: Promise<void> = Promise.resolve()
  let planned: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const now = () => {
    running = running.then(async () => {
      if (isClosed) return
      try {
        await send()
      } catch (error) {
        // Only what kind of error: a message may quote whom something goes to.
        console.error(`Messages wait: ${error instanceof Error ? error.name : 'error'}`)
      }
    })
    return running
  }
  const plan = () => {
    planned = undefined
    void now()
  }
  const sendSoon = () => {
    if (timer) planned ??= setTimeout(plan, shortly)
  }

  return {
    now,
    sendSoon,
    start() {
      timer = setInterval(sendSoon, interval)
      timer.unref()
      sendSoon()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      timer = undefined
      clearTimeout(planned)
      await running
    },
  }
}
