import { businessInstant } from '@/domain/businessTime'

const RealDate = globalThis.Date

/** The instant at which every story plays: Monday, June 15, 2026, 10:00 in Los Angeles. */
export const storyInstant = '2026-06-15T17:00:00.000Z'

/**
 * The instant that the toolbar's clock asks for, as an ISO text: its value is a Pacific date and time
 * in the form that fits an address, "2026-12-31 2345". Undefined when it is empty or no such time.
 */
export function chosenInstant(value: unknown): string | undefined {
  const [, date, hours, minutes] =
    /^(\d{4}-\d\d-\d\d) (\d\d)(\d\d)$/.exec(String(value ?? '')) ?? []
  if (!date) return undefined
  const instant = businessInstant(date, Number(hours) * 60 + Number(minutes))
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

let standing = 0

/**
 * Makes `new Date()` and `Date.now()` answer a fixed instant, so that a story looks the same on any
 * day. Timers go on; `passTime` moves it. Returns the function that gives the real clock back.
 */
export function fixClock(instant: string): () => void {
  standing = new RealDate(instant).getTime()
  class StoryDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(standing)
      else super(...parts)
    }
    static override now() {
      return standing
    }
  }
  globalThis.Date = StoryDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}

/**
 * Lets time pass at once for a page that is asleep meanwhile, as on a laptop that was closed, and shows the
 * page again. Only while the clock of a story is fixed.
 */
export function passTime(milliseconds: number): void {
  standing += milliseconds
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
