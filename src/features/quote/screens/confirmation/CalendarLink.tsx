import { useState } from 'react'
import { quoteWords } from '../../words'
import { calendarFile, calendarUid } from '@/domain/calendarFile'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import type { BookedQuote } from '../../state/quoteState'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'

/** Saves the appointment as a calendar file, which phones and computers open in their calendar. */
export function CalendarLink({ booked: { confirmation, address } }: { booked: BookedQuote }) {
  const { company } = useSiteSettings()
  const [now] = useState(() => new Date())
  const { confirmation: confirmationWords, service } = useWords(quoteWords)
  const words = confirmationWords.calendar
  const { reference, appointmentId, date, timeFrame, serviceType } = confirmation
  const file = calendarFile(
    {
      // One entry for its whole life: the messages' own files tell of it by the same id.
      uid: calendarUid(appointmentId ?? reference),
      date,
      timeFrame,
      title: words.title(company.name, service.names[serviceType]),
      description: words.description(reference, company.phone),
      location: address,
      organizer: { name: company.name, email: company.email },
    },
    now,
  )
  return (
    <LinkButton
      variant="action"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.toWellFormed())}`}
      download={words.fileName(reference)}
    >
      <Glyph name="clock" />
      {words.action}
    </LinkButton>
  )
}
