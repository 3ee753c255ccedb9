const RealDate = globalThis.Date

/** The instant at which every story plays: Monday, June 15, 2026, 10:00 in Los Angeles. */
export const storyInstant = '2026-06-15T17:00:00.000Z'

/**
 * Makes `new Date()` and `Date.now()` answer a fixed instant, so that a story looks the same on any
 * day. Timers go on. Returns the function that gives the real clock back.
 */
export function fixClock(instant: string): () => void {
  const fixed = new RealDate(instant).getTime()
  class StoryDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(fixed)
      else super(...parts)
    }
    static override now() {
      return fixed
    }
  }
  globalThis.Date = StoryDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
