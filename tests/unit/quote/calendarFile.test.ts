import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeFrames } from '@/domain/appointments'
import { calendarFile, calendarUid, type CalendarAppointment } from '@/domain/calendarFile'
import { anyText } from './arbitraries'

const appointment: CalendarAppointment = {
  uid: 'Q-001@sunline.example',
  date: '2026-11-30',
  timeFrame: '2:00 PM - 4:00 PM',
  timeZone: 'Pacific Time',
  title: 'Sunline Auto Glass: Door Glass',
  description: 'Reference Q-001',
  location: '120 Palm Street, Los Angeles; rear lot',
}
const now = new Date('2026-06-15T17:00:00.123Z')

/** The properties of the event, unfolded and with the escapes undone. */
function read(file: string): Record<string, string> {
  const event = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')[1] ?? ''
  return Object.fromEntries(
    event.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      const text = line.slice(colon + 1)
      return [
        line.slice(0, colon),
        text.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark)),
      ]
    }),
  )
}

describe('the calendar file', () => {
  it('holds the time frame in Pacific Time, with the zone’s rules', () => {
    const file = calendarFile(appointment, now)
    expect(read(file)).toMatchObject({
      UID: 'Q-001@sunline.example',
      DTSTAMP: '20260615T170000Z',
      'DTSTART;TZID=America/Los_Angeles': '20261130T140000',
      'DTEND;TZID=America/Los_Angeles': '20261130T160000',
      LOCATION: '120 Palm Street, Los Angeles; rear lot',
    })
    expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles\r\n')
  })

  it('holds it in the zone that the business is in', () => {
    const file = calendarFile({ ...appointment, timeZone: 'Eastern Time' }, now)
    expect(read(file)).toMatchObject({ 'DTSTART;TZID=America/New_York': '20261130T140000' })
    expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n')
    expect(file).toContain('TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nTZNAME:EDT\r\n')
    expect(file).toContain('TZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nTZNAME:EST\r\n')
    expect(file).not.toContain('Los_Angeles')
  })

  it('starts and ends each of the five time frames on the hour', () => {
    const starts = timeFrames.map(
      (timeFrame) =>
        read(calendarFile({ ...appointment, timeFrame }, now))['DTSTART;TZID=America/Los_Angeles'],
    )
    expect(starts).toEqual(['08', '10', '12', '14', '16'].map((hour) => `20261130T${hour}0000`))
  })

  it('lets no text break out of its line, and no line grow over 75 octets', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const file = calendarFile({ ...appointment, location: `${text}\r\nEND:VCALENDAR` }, now)
        const lines = file.split('\r\n')
        expect(lines.pop()).toBe('')
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/)
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        }
        expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
      }),
    )
  })

  it('keeps commas, semicolons, backslashes and line breaks', () => {
    const description = 'Gate code 4;7, ask for C:\\Ana\nRing twice'
    expect(read(calendarFile({ ...appointment, description }, now)).DESCRIPTION).toBe(description)
  })

  it('counts from 0 and is published, unless told otherwise', () => {
    const file = calendarFile(appointment, now)
    expect(read(file)).toMatchObject({ SEQUENCE: '0', STATUS: 'CONFIRMED' })
    expect(file).toContain('\r\nMETHOD:PUBLISH\r\n')
    expect(file).not.toContain('ORGANIZER')
  })

  it('ends an appointment with the same UID and a higher count', () => {
    const file = calendarFile({ ...appointment, sequence: 2, cancelled: true }, now)
    expect(read(file)).toMatchObject({ UID: appointment.uid, SEQUENCE: '2', STATUS: 'CANCELLED' })
    expect(file).toContain('\r\nMETHOD:CANCEL\r\n')
  })

  it('names an organizer, whose name cannot break out of its quotes', () => {
    const organizer = { name: 'Sunline "Auto"\r\nGlass', email: 'hello@sunline.example' }
    const file = calendarFile({ ...appointment, organizer }, now)
    expect(file).toContain('ORGANIZER;CN="Sunline AutoGlass":mailto:hello@sunline.example\r\n')
  })

  it('has one UID for an appointment, whatever the owner calls the company', () => {
    expect(calendarUid('6b1f')).toBe('6b1f@sunline.example')
  })
})
