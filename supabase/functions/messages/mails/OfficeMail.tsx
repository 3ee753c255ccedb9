import type { MessageFacts } from '../facts.ts'
import type { OfficeKind } from '../../../../src/domain/messages.ts'
import { Frame } from './Frame.tsx'
import { Action, Facts, Paragraph, type Fact } from './parts.tsx'
import type { MailWords } from './words.ts'

type OfficeMailProps = {
  kind: OfficeKind
  facts: MessageFacts
  language: string
  words: MailWords
}

function shownFacts({ about, detail, appointment: its }: MessageFacts, words: MailWords): Fact[] {
  const label = words.facts
  const ofAppointment: Fact[] = its
    ? [
        [label.customer, its.customer],
        [label.when, words.whenOf(its)],
        [label.before, its.before ? words.whenOf(its.before) : ''],
        [label.what, its.what],
        [label.glass, its.glass],
        [label.vehicle, its.vehicle],
        [label.where, its.where],
        [label.price, words.price(its.price)],
        [label.payment, its.payment],
        [label.technician, its.technician],
        [label.reason, its.cancelReason],
      ]
    : []
  return [[label.about, about], [label.detail, detail], ...ofAppointment]
}

/** A mail to the office about something that somebody should look at. */
export function OfficeMail({ kind, facts, language, words }: OfficeMailProps) {
  const own = words.officeMails[kind]
  return (
    <Frame
      language={language}
      company={facts.company}
      subject={own.subject(facts)}
      preview={own.text}
      heading={own.heading}
      why={words.footer.office}
    >
      <Paragraph>{own.text}</Paragraph>
      <Facts facts={shownFacts(facts, words)} />
      <Action href={facts.link}>{words.office}</Action>
    </Frame>
  )
}
