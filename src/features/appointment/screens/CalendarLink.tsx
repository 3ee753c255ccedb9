import { useState } from 'react'
import { calendarFile, calendarUid } from '@/domain/calendarFile'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { calendarSequence, type MyAppointment } from '@/domain/myAppointment'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { appointmentWords } from '../words'

/**
 * Saves the appointment as a calendar file. Its UID never changes and its sequence counts up, so that a moved one takes
 * the old one's place; that of a cancelled one takes it out.
 */
export function CalendarLink({ appointment }: { appointment: MyAppointment }) {
  const { company } = useSiteSettings()
  const [now] = useState(() => new Date())
  const { calendar: words } = useWords(appointmentWords)
  const { services } = useWords(sharedWords)
  const cancelled = appointment.state === 'cancelled'
  const { id, reference, date, timeFrame, serviceType, address } = appointment
  const file = calendarFile(
    {
      uid: calendarUid(id),
      sequence: calendarSequence(appointment),
      cancelled,
      organizer: { name: company.name, email: company.email },
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
      variant="outline"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.toWellFormed())}`}
      download={words.fileName(reference)}
    >
      <Glyph name="clock" />
      {cancelled ? words.takeOut : words.action}
    </LinkButton>
  )
}
