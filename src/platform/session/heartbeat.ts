import { heartbeatFailureLimit } from '@/domain/session'
import type { SessionTimes } from './sessionTimes'

/** What became of a beat. `uncounted`: there was no connection, so it says nothing of the service. */
export type BeatResult = 'ok' | 'failed' | 'uncounted'

export type Heartbeat = { start(): void; stop(): void }

/**
 * Beats at once and then at an interval. A failed beat is tried again sooner; after three failures in a
 * row it stops and `onFailed` is called, once.
 */
export function createHeartbeat(
  beat: () => Promise<BeatResult>,
  onFailed: () => void,
  { heartbeatInterval, heartbeatRetryDelay }: SessionTimes,
): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Which run this is: a reply to a run that was stopped counts for nothing. */
  let run = 0
  let isRunning = false
  let failures = 0

  async function next(mine: number) {
    const result = await beat()
    if (mine !== run || !isRunning) return
    failures = result === 'failed' ? failures + 1 : 0
    if (failures >= heartbeatFailureLimit) {
      stop()
      onFailed()
      return
    }
    const delay = failures > 0 ? heartbeatRetryDelay : heartbeatInterval
    timer = setTimeout(() => void next(mine), delay)
  }

  function stop() {
    isRunning = false
    run += 1
    failures = 0
    clearTimeout(timer)
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      run += 1
      void next(run)
    },
    stop,
  }
}
