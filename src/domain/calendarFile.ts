import { timeFrameHours, type TimeFrame } from './appointments'
import { fixedFacts } from './company'
import { businessTimeZone } from './businessTime'
import { ianaZones, type TimeZoneName } from './formatSettings'

/** One appointment as a calendar keeps it. Texts may hold anything; they are escaped here. */
export type CalendarAppointment = {
  /** Unique and always the same for the same appointment, so that adding it twice updates it. */
  uid: string
  /** YYYY-MM-DD, business time. */
  date: string
  timeFrame: TimeFrame
  /** The zone that the time frame is in; the business's own unless told. */
  timeZone?: TimeZoneName
  title: string
  description: string
  location: string
  /** Counts up with each change, so that a calendar takes the newer one; 0 unless told. */
  sequence?: number
  /** True once it does not take place any more: a calendar takes it out. */
  cancelled?: boolean
  /** Whose appointment it is; some calendars take a cancelling from its organizer only. */
  organizer?: { name: string; email: string }
}

/** What the file tells a calendar to do: the `method` of its content type. */
export function calendarMethod({ cancelled }: Pick<CalendarAppointment, 'cancelled'>) {
  return cancelled ? ('CANCEL' as const) : ('PUBLISH' as const)
}

/**
 * What an appointment is called in every calendar, whichever page or mail it came from. Nothing that an owner can
 * change is in it: two events would stand in the calendar.
 * @param id the appointment's id
 */
export function calendarUid(id: string): string {
  return `${id}@${fixedFacts.calendarDomain}`
}

/** Hours behind UTC and the short names, in winter and in summer. */
const zoneRules: Record<TimeZoneName, { behind: number; winter: string; summer: string }> = {
  'Pacific Time': { behind: 8, winter: 'PST', summer: 'PDT' },
  'Mountain Time': { behind: 7, winter: 'MST', summer: 'MDT' },
  'Central Time': { behind: 6, winter: 'CST', summer: 'CDT' },
  'Eastern Time': { behind: 5, winter: 'EST', summer: 'EDT' },
}

/** US rules since 2007, the same in every zone, so that a calendar anywhere shows the right hour. */
function zoneLines(zone: TimeZoneName): string[] {
  const { behind, winter, summer } = zoneRules[zone]
  const [inWinter, inSummer] = [behind, behind - 1].map(
    (hours) => `-${String(hours).padStart(2, '0')}00`,
  )
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${ianaZones[zone]}`,
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    `TZOFFSETFROM:${inWinter}`,
    `TZOFFSETTO:${inSummer}`,
    `TZNAME:${summer}`,
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    `TZOFFSETFROM:${inSummer}`,
    `TZOFFSETTO:${inWinter}`,
    `TZNAME:${winter}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

/**
 * The text of an .ics file (RFC 5545) for one appointment: times in the business's zone with its rules,
 * texts escaped, lines folded at 75 octets and ended with CRLF. `now` becomes the time stamp.
 */
export function calendarFile(appointment: CalendarAppointment, now: Date): string {
  const { start, end } = timeFrameHours[appointment.timeFrame]
  const { organizer, sequence = 0, cancelled = false, timeZone = businessTimeZone() } = appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Auto glass appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(appointment)}`,
    ...zoneLines(timeZone),
    'BEGIN:VEVENT',
    `UID:${escapeText(appointment.uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [organizerLine(organizer)] : []),
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${ianaZones[timeZone]}:${localTime(appointment.date, start)}`,
    `DTEND;TZID=${ianaZones[timeZone]}:${localTime(appointment.date, end)}`,
    `SUMMARY:${escapeText(appointment.title)}`,
    `DESCRIPTION:${escapeText(appointment.description)}`,
    `LOCATION:${escapeText(appointment.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function organizerLine({ name, email }: { name: string; email: string }): string {
  // A quoted parameter has no escapes: what would end it goes.
  const quoted = name.replace(/[\p{Cc}"]/gu, '')
  return `ORGANIZER;CN="${quoted}":mailto:${encodeURI(email)}`
}

function localTime(date: string, hour: number): string {
  return `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`
}

/** Backslash, semicolon, comma and line breaks have a meaning in the format; other control marks have no place. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const encoder = new TextEncoder()

/** Breaks a line so that none is longer than 75 octets, never inside a character. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
