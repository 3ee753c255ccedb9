import type { DayAvailability, FrameSlot, TimeFrame } from '@/domain/appointments'

/** The days and time frames that can be had; `taken` is the one somebody else has just got. */
export type WhenView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; days: readonly DayAvailability[]; taken: FrameSlot | null }
  | { status: 'error'; isOffline: boolean }

/** The words of the choice of a day and a time frame. */
export type WhenWords = {
  date: {
    legend: string
    today: string
    tomorrow: string
    free: (count: number) => string
    more: string
    gone: (date: string) => string
  }
  time: {
    legend: string
    chooseDate: string
    lastSeat: string
    justTaken: string
    gone: string
  }
  availability: {
    loading: string
    empty: { title: string; text: string }
    error: { title: string; offline: string; text: string }
    retry: string
    call: (phone: string) => string
  }
}

/** How days and frames are written in the language of the page. */
export type WhenFormats = {
  /** A calendar day in short words: "Mon, Nov 30". */
  shortDay: (day: string) => string
  /** A calendar day in words: "Monday, November 30, 2026". */
  longDay: (day: string) => string
  timeFrames: Record<TimeFrame, string>
}

/** What is chosen so far; empty text is nothing yet. */
export type ChosenWhen = { date: string; timeFrame: TimeFrame | '' }
