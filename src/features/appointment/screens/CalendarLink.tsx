import { useState } from 'react'
import { calendarFile, calendarUid } from '@/domain/calendarFile'
import { company } from '@/domain/company'
import { calendarSequence, type MyAppointment } from '@/domain/myAppointment'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { appointmentWords } from '../words'

type CalendarLinkProps = { appointment: MyAppointment; variant?: 'action' | 'outline' }

/** Saves the appointment as a calendar file. Its UID never changes, so that a moved one takes the old one's place. */
export function CalendarLink({ appointment, variant = 'outline' }: CalendarLinkProps) {
  const [now] = useState(() => new Date())
  const { calendar: words } = useWords(appointmentWords)
  const { services } = useWords(sharedWords)
  const { id, reference, date, timeFrame, serviceType, address } = appointment
  const file = calendarFile(
    {
      uid: calendarUid(id),
      sequence: calendarSequence(appointment),
      cancelled: appointment.state === 'cancelled',
      date,
      timeFrame,
      title: words.title(company.name, services[serviceType].name),
      description: words.description(reference, company.phone),
      location: address,
    },
    now,
  )
  return (
    <LinkButton
      variant={variant}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.toWellFormed())}`}
      download={words.fileName(reference)}
    >
      <Glyph name="clock" />
      {words.action}
    </LinkButton>
  )
}
