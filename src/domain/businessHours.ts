/** Opening hours, in hours after midnight, Pacific Time. Emergency service is 24/7. */
export type OpeningHours = { open: number; close: number }

/** Index is the weekday, 0 = Sunday. The database holds the same figures in `business_hours`. */
export const openingHours: readonly [
  OpeningHours,
  OpeningHours,
  OpeningHours,
  OpeningHours,
  OpeningHours,
  OpeningHours,
  OpeningHours,
] = [
  { open: 9, close: 17 },
  { open: 7, close: 19 },
  { open: 7, close: 19 },
  { open: 7, close: 19 },
  { open: 7, close: 19 },
  { open: 7, close: 19 },
  { open: 8, close: 18 },
]

/** The hours as they are shown, one line per group of days. */
export const openingHoursLines = [
  { days: 'Mon-Fri', hours: '7 AM-7 PM' },
  { days: 'Sat', hours: '8 AM-6 PM' },
  { days: 'Sun', hours: '9 AM-5 PM' },
  { days: 'Emergency', hours: '24/7' },
] as const
