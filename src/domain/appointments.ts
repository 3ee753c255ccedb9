/** Time frames and payment methods of an appointment (specification, section 9). */

export const timeFrames = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '12:00 PM - 2:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
] as const
export type TimeFrame = (typeof timeFrames)[number]

/** Start and end of each time frame, in hours after midnight, Pacific Time. */
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

/** One time frame on one day (YYYY-MM-DD, Pacific Time) and how many seats are left in it. */
export type FrameAvailability = { date: string; timeFrame: TimeFrame; seatsLeft: number }

/** True when the text is one of the five time frames. */
export function isTimeFrame(text: unknown): text is TimeFrame {
  return (timeFrames as readonly unknown[]).includes(text)
}
