import { useState } from 'react'
import { quote } from '@/content/en/quote'
import { quoteConfirmation } from '@/content/en/quoteConfirmation'
import { calendarFile } from '@/domain/calendarFile'
import { company } from '@/domain/company'
import type { BookedQuote } from '@/state/quoteState'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'

/** Saves the appointment as a calendar file, which phones and computers open in their calendar. */
export function CalendarLink({ booked: { confirmation, address } }: { booked: BookedQuote }) {
  const [now] = useState(() => new Date())
  const words = quoteConfirmation.calendar
  const { reference, date, timeFrame, serviceType } = confirmation
  const [, domain] = company.email.split('@')
  const file = calendarFile(
    {
      uid: `${reference}@${domain}`,
      date,
      timeFrame,
      title: words.title(company.name, quote.service.names[serviceType]),
      description: words.description(reference, company.phone),
      location: address,
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
