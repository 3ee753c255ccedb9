/** Time frames and payment methods of an appointment. */
import { openingHours } from './businessHours'
import { businessParts, weekdayOf } from './businessTime'

export const timeFrames = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '12:00 PM - 2:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
] as const
export type TimeFrame = (typeof timeFrames)[number]

/** Start and end of each time frame, in hours after midnight, business time. */
export const timeFrameHours: Record<TimeFrame, { start: number; end: number }> = {
  '8:00 AM - 10:00 AM': { start: 8, end: 10 },
  '10:00 AM - 12:00 PM': { start: 10, end: 12 },
  '12:00 PM - 2:00 PM': { start: 12, end: 14 },
  '2:00 PM - 4:00 PM': { start: 14, end: 16 },
  '4:00 PM - 6:00 PM': { start: 16, end: 18 },
}

export const paymentMethods = ['card', 'cash', 'insurance'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const defaultPaymentMethod: PaymentMethod = 'card'

/** One time frame on one day (YYYY-MM-DD, business time) and how many seats are left in it. */
export type FrameAvailability = { date: string; timeFrame: TimeFrame; seatsLeft: number }

/** One time frame of one day (YYYY-MM-DD, business time). */
export type FrameSlot = { date: string; timeFrame: TimeFrame }

/** True when the text is one of the five time frames. */
export function isTimeFrame(text: unknown): text is TimeFrame {
  return (timeFrames as readonly unknown[]).includes(text)
}

/** True when the text is the id of a payment method. */
export function isPaymentMethod(text: unknown): text is PaymentMethod {
  return (paymentMethods as readonly unknown[]).includes(text)
}

/** How many days from today an appointment can be made. The database holds the same figure in `booking_rules`. */
export const bookingDaysAhead = 30

/** True when the whole time frame lies within the opening hours of that day (YYYY-MM-DD). */
export function isFrameOpen(date: string, timeFrame: TimeFrame): boolean {
  const hours = openingHours[weekdayOf(date)]
  const frame = timeFrameHours[timeFrame]
  return hours !== undefined && frame.start >= hours.open && frame.end <= hours.close
}

/** True when the time frame of that day has begun, or is over, in business time. */
export function hasFrameBegun(date: string, timeFrame: TimeFrame, now: Date): boolean {
  const local = businessParts(now)
  if (date !== local.date) return date < local.date
  return timeFrameHours[timeFrame].start * 60 <= local.minutes
}

/** The time frames of one day that can be had, with their seats. */
export type DayAvailability = { date: string; frames: readonly FrameAvailability[] }

/** Availability by day, days and time frames in order; days on which nothing is free are left out. */
export function groupByDay(frames: readonly FrameAvailability[]): DayAvailability[] {
  const days = new Map<string, FrameAvailability[]>()
  for (const frame of frames) {
    if (frame.seatsLeft < 1) continue
    days.set(frame.date, [...(days.get(frame.date) ?? []), frame])
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, ofDay]) => ({
      date,
      frames: ofDay.sort(
        (a, b) => timeFrames.indexOf(a.timeFrame) - timeFrames.indexOf(b.timeFrame),
      ),
    }))
}
