import { milliseconds, timeNow, type Milliseconds } from '@/domain/time'
import type { AuthGateway } from './authGateway'
import type { TabsGateway } from './tabs'
import { shortestRefreshInterval, timeUntilRefresh, type Session } from '@/domain/session'

export type TokenRefresh = {
  /** Refreshes now if that is due; for after a sleep. */
  recheck(): void
  /** Refreshes now, due or not, unless that was done moments ago. Resolves when it is over. */
  refreshNow(): Promise<void>
  stop(): void
}

type Options = {
  auth: AuthGateway
  tabs: TabsGateway
  /** The session as this tab knows it. */
  current: () => Session | null
  /** Takes over the session that another tab has refreshed. */
  adopt: (session: Session) => void
}

/**
 * Keeps the session fresh, five minutes before it expires. The one owner of refreshing: across tabs a
 * lock lets one ask, and the others find its tokens in the storage. The clock is looked at again every
 * 30 s at the latest, since a timer set for 55 minutes sleeps with the laptop.
 */
export function keepSessionFresh({ auth, tabs, current, adopt }: Options): TokenRefresh {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let lastAttempt = milliseconds(Number.NEGATIVE_INFINITY)
  let running: Promise<void> | null = null

  /** The time until another attempt may start; a clock set back does not stretch it. */
  function pauseLeft(): Milliseconds {
    const passed = timeNow() - lastAttempt
    const left = passed < 0 ? 0 : shortestRefreshInterval - passed
    return milliseconds(Math.max(0, left))
  }

  function arm() {
    clearTimeout(timer)
    const session = current()
    if (isStopped || !session) return
    const wait = Math.max(timeUntilRefresh(session, timeNow()), pauseLeft())
    timer = setTimeout(recheck, Math.min(wait, shortestRefreshInterval))
  }

  function recheck() {
    const session = current()
    if (isStopped || !session) return
    if (timeUntilRefresh(session, timeNow()) > 0 || pauseLeft() > 0) arm()
    else void run(false)
  }

  function run(isForced: boolean): Promise<void> {
    running ??= attempt(isForced).finally(() => {
      running = null
      arm()
    })
    return running
  }

  async function attempt(isForced: boolean) {
    const held = current()?.access_token
    try {
      await tabs.alone('windshield_refresh', async () => {
        const stored = auth.storedSession()
        if (isStopped || !stored) return
        const isOthers = stored.access_token !== held
        if (isOthers) adopt(stored)
        const isDue = timeUntilRefresh(stored, timeNow()) === 0
        if (!isDue && (isOthers || !isForced)) return
        lastAttempt = timeNow()
        await auth.refresh()
      })
    } catch {
      // The browser took the lock away (the page is being left): the next look tries again.
    }
  }

  arm()
  return {
    recheck,
    async refreshNow() {
      if (!isStopped && pauseLeft() === 0) await run(true)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
