import { milliseconds, type Milliseconds } from './time'

/** Where the browser keeps when somebody last touched a page, for all its tabs; milliseconds since 1970. */
export const lastTouchKey = 'windshield_last_touch'

/** A touch is written down at most this often. */
export const touchInterval = milliseconds(5_000)

/** How long before the end somebody idle is asked whether they are still there. */
const warningTime = milliseconds(60_000)

/** How idle somebody is. `endsAt`: when the session ends unless they touch something. */
export type Idleness =
  | { kind: 'busy'; asksAt: Milliseconds }
  | { kind: 'asked'; endsAt: Milliseconds }
  | { kind: 'over' }

/**
 * How idle somebody is at a moment.
 * @param lastTouch when they last touched a page; one in the future (a clock that was set back) counts as now
 * @param limit how long they may be idle
 */
export function idleness(
  lastTouch: Milliseconds,
  limit: Milliseconds,
  now: Milliseconds,
): Idleness {
  const endsAt = milliseconds(Math.min(lastTouch, now) + limit)
  if (now >= endsAt) return { kind: 'over' }
  const asksAt = milliseconds(endsAt - Math.min(warningTime, limit / 2))
  return now >= asksAt ? { kind: 'asked', endsAt } : { kind: 'busy', asksAt }
}
