/** How much can be done when: working hours, absences, ways out, and the figures that bookings follow. */
import { isTimeFrame, timeFrameHours, type TimeFrame } from './appointments'
import type { BusinessFailure } from './businessFailures'
import type { Job } from './jobs'
import { addDays, businessParts, weekdayOf } from './businessTime'
import type { ServiceType } from './services'

/** Minutes of a visit until the owner says otherwise. The database holds the same in `service_rules`. */
export const defaultVisitMinutes: Readonly<Record<ServiceType, number>> = {
  windshield: 90,
  'door-glass': 90,
  'back-glass': 90,
  'chip-repair': 30,
  'quarter-glass': 90,
  'vent-glass': 90,
}

/** Least minutes between two visits of a technician. */
export const defaultVisitGap = 20

/** Miles per hour between two visits, on the straight line. */
export const defaultDriveMph = 30

/** What the capacity settings may hold. The database keeps the same limits. */
export const capacityLimits = {
  driveMph: { min: 5, max: 100 },
  visitGap: { min: 0, max: 120 },
  minutes: { min: 5, max: 120 },
  seatsPerFrame: { min: 1, max: 1000 },
  text: 100,
  closedDays: 400,
  absenceDays: 62,
} as const

/** The hours of one weekday (0 = Sunday), 'HH:MM', business time. */
export type WeekdayHours = { weekday: number; starts: string; ends: string }

/** Time off on one day (YYYY-MM-DD); the whole day is '00:00' to '24:00'. */
export type Absence = { id: number; day: string; starts: string; ends: string }

/** Something that can be done about a job that no longer fits its technician, or that nobody has yet. */
export type WayOut =
  | {
      /** `technician`: somebody else at its own time; `frame`: another time. */
      kind: 'technician' | 'frame'
      technicianId: string
      technician: string
      scheduledDate: string
      scheduledTime: TimeFrame
      extraMinutes: number
      /** Why, in one line. */
      line: string
    }
  /** The job is planned again later. */
  | { kind: 'unplan'; line: string }

/** An assigned job that no longer fits its technician, with the ways out of it, best first. */
export type Affected = { job: Job; ways: WayOut[] }

/** When a technician works, and what a change of that has upset. */
export type TechnicianTime = {
  technicianId: string
  /** The technician's version. */
  version: number
  /** Where their day begins; empty: not known. */
  homeZip: string
  /** Sorted by weekday; a weekday that is missing is not worked. None at all: not counted for bookings. */
  hours: WeekdayHours[]
  /** From today on, sorted. */
  absences: Absence[]
  affected: Affected[]
}

/** The opening hours of one weekday (0 = Sunday), 'HH:MM'; closed where both are the same. */
type WeekdayOpening = { weekday: number; opens: string; closes: string }

/** A day on which nobody works. */
export type ClosedDay = { day: string; name: string }

/** How long a service takes, and the specialty that it needs; empty: anybody does it. */
export type ServiceRule = { serviceType: ServiceType; minutes: number; specialty: string }

/** What an owner can set about capacity. */
export type CapacityFields = {
  /** Visits in one time frame, until working hours are entered. */
  seatsPerFrame: number
  driveMph: number
  visitGap: number
  openingHours: WeekdayOpening[]
  /** From today on, sorted. */
  closedDays: ClosedDay[]
  services: ServiceRule[]
}

/** The settings of capacity. */
export type CapacitySettings = CapacityFields & {
  version: number
  /** True as soon as one technician has working hours: people decide then, not `seatsPerFrame`. */
  staffed: boolean
  /** Every specialty that a technician has. */
  specialties: string[]
}

/** A job as the board shows it. */
export type BoardJob = Job & {
  /** More than can be done: it does not fit its technician, or nobody can do it. */
  overbooked: boolean
  /** When it is expected to begin, 'HH:MM'; null where nobody is planned. */
  plannedAt: string | null
}

/** One time frame of the board. */
export type BoardFrame = {
  timeFrame: TimeFrame
  open: boolean
  seatsLeft: number
  /** Visits beyond what can be done, open quotes included. */
  overbooked: number
}

/** A technician on one day of the board. */
type BoardTechnician = {
  id: string
  name: string
  working: boolean
  /** Off for the day or a part of it. */
  absent: boolean
  bookedMinutes: number
  windowMinutes: number
}

/** One day of the job board: its jobs, its time frames, and who works. */
export type BoardDay = {
  /** YYYY-MM-DD, business time. */
  day: string
  /** The name of a closed day; null while it is none. */
  closed: string | null
  jobs: BoardJob[]
  frames: BoardFrame[]
  technicians: BoardTechnician[]
}

/** The part of a day that somebody is off, as the office enters it. */
export const dayParts = ['whole', 'morning', 'afternoon'] as const
export type DayPart = (typeof dayParts)[number]

const partTimes: Record<DayPart, { starts: string; ends: string }> = {
  whole: { starts: '00:00', ends: '24:00' },
  morning: { starts: '00:00', ends: '12:00' },
  afternoon: { starts: '12:00', ends: '24:00' },
}

/** Start and end of a part of a day, 'HH:MM'. */
export function timesOf(part: DayPart): { starts: string; ends: string } {
  return partTimes[part]
}

/** The part of the day that a time off is; null when it is none of the three. */
export function dayPartOf({ starts, ends }: Pick<Absence, 'starts' | 'ends'>): DayPart | null {
  return (
    dayParts.find((part) => partTimes[part].starts === starts && partTimes[part].ends === ends) ??
    null
  )
}

/**
 * The days from one to another, both included (YYYY-MM-DD), on these weekdays only (0 = Sunday). None when
 * the end is before the start; one more than `most` at the end, so that too many can be told.
 */
export function daysFrom(
  first: string,
  last: string,
  weekdays: readonly number[],
  most: number = capacityLimits.absenceDays,
): string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length <= most; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day)
  }
  return days
}

/** True when a refusal can be overruled by booking anyway. */
export function canOverbook(failure: BusinessFailure): boolean {
  return failure.kind === 'conflict' && failure.facts.overbook === true
}

/** True when a job's time frame is over, by the business's clock, and nobody has begun it. */
export function isLate(
  { status, scheduledDate, scheduledTime }: Pick<Job, 'status' | 'scheduledDate' | 'scheduledTime'>,
  now: Date,
): boolean {
  if (status !== 'Scheduled' && status !== 'Assigned') return false
  const { date, minutes } = businessParts(now)
  if (scheduledDate !== date) return scheduledDate < date
  return isTimeFrame(scheduledTime) && timeFrameHours[scheduledTime].end * 60 <= minutes
}

/** 'HH:MM' as hours after midnight; 24 for the end of the day. */
export function hoursOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours + minutes / 60
}

/**
 * The public holidays of the United States in a year, as suggestions for closed days: on the day itself, not
 * on the day on which offices observe it.
 */
export function federalHolidays(year: number): ClosedDay[] {
  const on = (month: number, day: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  /** The nth of a weekday in a month. */
  const nth = (month: number, weekday: number, n: number) => {
    const first = weekdayOf(on(month, 1))
    return on(month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7)
  }
  const lastMondayOfMay = addDays(on(5, 31), -((weekdayOf(on(5, 31)) + 6) % 7))
  return [
    { day: on(1, 1), name: "New Year's Day" },
    { day: nth(1, 1, 3), name: 'Martin Luther King Jr. Day' },
    { day: nth(2, 1, 3), name: "Washington's Birthday" },
    { day: lastMondayOfMay, name: 'Memorial Day' },
    { day: on(6, 19), name: 'Juneteenth' },
    { day: on(7, 4), name: 'Independence Day' },
    { day: nth(9, 1, 1), name: 'Labor Day' },
    { day: nth(10, 1, 2), name: 'Columbus Day' },
    { day: on(11, 11), name: 'Veterans Day' },
    { day: nth(11, 4, 4), name: 'Thanksgiving Day' },
    { day: on(12, 25), name: 'Christmas Day' },
  ]
}
