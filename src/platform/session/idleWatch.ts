import { idleness, touchInterval, type Idleness } from '@/domain/idle'
import { milliseconds, timeNow, type Milliseconds } from '@/domain/time'
import type { AttentionGateway } from './attention'

export type IdleWatch = {
  /** Looks now; for when the page comes back into sight. */
  recheck(): void
  /** The person says that they are still there. */
  stay(): void
  stop(): void
}

type Options = {
  attention: AttentionGateway
  /** How long the person may be idle; null while they may be for ever. */
  limit: () => Milliseconds | null
  /** Hears when the person is to be asked, is busy again, or has been idle for too long. */
  onChange: (idle: Idleness) => void
}

/** However fast a pointer moves, it is looked at this often. */
const shortestLook = milliseconds(1_000)

/** A device that slept past a timer is found out at the next look. */
const longestLook = milliseconds(2_000)

/**
 * Watches for staff who went away: asks a minute before the end, and tells when it is there. All tabs of a
 * browser share one last touch, so that nobody who works in one is signed out in another. While the page is out
 * of sight it is covered; what a device shows on waking is decided first.
 */
export function watchIdleness({ attention, limit, onChange }: Options): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told: Idleness['kind'] = 'busy'
  let isCovered = false
  let isStopped = false
  let heardAt = milliseconds(Number.NEGATIVE_INFINITY)

  function look() {
    clearTimeout(timer)
    const allowed = limit()
    if (isStopped) return
    if (allowed === null) return uncover()
    const now = timeNow()
    const idle = idleness(attention.lastTouch() ?? now, allowed, now)
    if (idle.kind !== told) {
      told = idle.kind
      onChange(idle)
    }
    // What takes the place of the page is drawn by then.
    if (idle.kind === 'over') return void setTimeout(uncover, 100)
    uncover()
    const wait = (idle.kind === 'busy' ? idle.asksAt : idle.endsAt) - now
    timer = setTimeout(look, Math.min(wait, longestLook))
  }

  function uncover() {
    if (!isCovered) return
    isCovered = false
    attention.cover(false)
  }

  const stops = [
    attention.onTouch(() => {
      const now = timeNow()
      if (now >= heardAt && now - heardAt < shortestLook) return
      heardAt = now
      const last = attention.lastTouch()
      if (limit() === null || (last !== null && now >= last && now - last < touchInterval)) return
      // Anybody who comes back too late has not been here; and who is asked is to answer.
      look()
      if (told === 'busy' && !isStopped) attention.keepTouch(now)
    }),
    attention.onHidden(() => {
      if (limit() === null || told === 'over') return
      isCovered = true
      attention.cover(true)
    }),
  ]
  look()

  return {
    recheck: look,
    stay() {
      attention.keepTouch(timeNow())
      look()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      stops.forEach((stop) => stop())
      if (told !== 'over') uncover()
    },
  }
}
