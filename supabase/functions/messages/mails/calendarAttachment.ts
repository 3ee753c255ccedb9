import { calendarFile, calendarMethod, calendarUid } from '../../../../src/domain/calendarFile.ts'
import type { About } from './words/en.ts'
import type { ClaimedMessage } from '../outbox.ts'
import type { Attachment } from '../providers/mail.ts'

const withCalendar = ['confirmation', 'moved', 'cancelled']

/**
 * The calendar file of a mail that begins, moves or ends an appointment: one UID, counting up.
 * @returns none for other mails
 */
export function calendarAttachments(
  { kind, appointment, company }: ClaimedMessage,
  facts: About,
  now: Date,
): Attachment[] {
  if (!appointment || !withCalendar.includes(kind)) return []
  const cancelled = kind === 'cancelled'
  const content = calendarFile(
    {
      uid: calendarUid(appointment.id),
      sequence: appointment.version - 1,
      cancelled,
      date: appointment.date,
      timeFrame: appointment.time_frame,
      timeZone: facts.appointment.zone,
      title: `${company.name}: ${facts.appointment.what}`,
      description: `${appointment.reference}, ${appointment.vehicle}\n${company.phone}\n${facts.link}`,
      location: appointment.address,
      organizer: { name: company.name, email: company.email },
    },
    now,
  )
  return [
    {
      filename: 'appointment.ics',
      contentType: `text/calendar; charset=utf-8; method=${calendarMethod({ cancelled })}`,
      content,
    },
  ]
}
