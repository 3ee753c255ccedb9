/** Opening hours, in hours after midnight, business time. Emergency service is 24/7. */
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

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** The days as people count them: the week begins on Monday. */
const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const

/** The hours as they are shown, one line per group of days. */
export type HoursLine = { days: string; hours: string }

/** An hour of the day: 7 → "7 AM", 17.5 → "5:30 PM". */
function hourText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  const shown = `${((Math.floor(hour) + 11) % 12) + 1}`
  return `${shown}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${Math.floor(hour) % 24 < 12 ? 'AM' : 'PM'}`
}

/**
 * Opening hours as lines: days in a row with the same hours share one ("Mon-Fri", "7 AM-7 PM"), a day that opens as
 * it closes is closed; emergencies come last.
 * @param week the hours by weekday, Sunday first
 */
export function openingHoursLinesOf(week: readonly OpeningHours[]): HoursLine[] {
  const lines: (HoursLine & { from: string })[] = []
  for (const weekday of weekFromMonday) {
    const { open, close } = week[weekday] ?? { open: 0, close: 0 }
    const hours = open < close ? `${hourText(open)}-${hourText(close)}` : 'Closed'
    const name = weekdayNames[weekday]
    const last = lines.at(-1)
    if (last?.hours === hours) last.days = `${last.from}-${name}`
    else lines.push({ days: name, from: name, hours })
  }
  return [
    ...lines.map(({ days, hours }) => ({ days, hours })),
    { days: 'Emergency', hours: '24/7' },
  ]
}
