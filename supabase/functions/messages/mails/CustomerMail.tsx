import type { CustomerKind } from '../../../../src/domain/messages.ts'
import { Frame } from './Frame.tsx'
import { Action, Facts, Paragraph, Points, type Fact } from './parts.tsx'
import type { MailWords } from './words.ts'
import type { About } from './words/en.ts'

type CustomerMailProps = {
  kind: CustomerKind
  facts: About
  language: string
  words: MailWords
}

/** The facts that each kind of mail tells, in the order they are read. */
function shownFacts(kind: CustomerKind, facts: About, words: MailWords): Fact[] {
  const { appointment: its } = facts
  const label = words.facts
  const when: Fact = [label.when, words.whenOf(its)]
  const work: Fact[] = [
    [label.what, its.what],
    [label.glass, its.glass],
    [label.vehicle, its.vehicle],
  ]
  const where: Fact = [label.where, its.where]
  const reference: Fact = [label.reference, its.reference]
  const price: Fact[] = [
    [label.price, words.price(its.price)],
    [label.payment, its.payment],
  ]
  switch (kind) {
    case 'moved':
      return [
        when,
        [label.before, its.before ? words.whenOf(its.before) : ''],
        ...work,
        where,
        ...price,
        reference,
      ]
    case 'cancelled':
      return [when, ...work, [label.reason, its.cancelReason], reference]
    case 'on_the_way':
      return [
        [label.arrives, its.arrives && words.time(its.arrives, its.zone)],
        [label.technician, its.technician],
        where,
        ...work,
        reference,
      ]
    case 'finished':
      return [
        ...work,
        [label.safeFrom, its.safeFrom && words.time(its.safeFrom, its.zone)],
        [label.technician, its.technician],
        ...price,
        reference,
      ]
    default:
      return [when, ...work, where, ...price, [label.technician, its.technician], reference]
  }
}

function calendarLine(kind: CustomerKind, { calendar }: MailWords): string {
  if (kind === 'confirmation') return calendar.added
  if (kind === 'moved') return calendar.moved
  return kind === 'cancelled' ? calendar.removed : ''
}

/** A mail to a customer about their appointment. */
export function CustomerMail({ kind, facts, language, words }: CustomerMailProps) {
  const own = words.customerMails[kind]
  const comes = kind === 'confirmation' || kind === 'reminder' || kind === 'moved'
  const calendar = calendarLine(kind, words)
  return (
    <Frame
      language={language}
      company={facts.company}
      subject={own.subject(facts)}
      preview={own.preview(facts)}
      heading={own.heading}
      why={words.footer.why}
    >
      <Paragraph>{words.hello(facts.appointment.firstName)}</Paragraph>
      {own.before(facts).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Facts facts={shownFacts(kind, facts, words)} />
      <Action href={kind === 'cancelled' ? facts.site : facts.link}>{own.action}</Action>
      {comes && <Points title={words.prepare.title} items={words.prepare.items} />}
      {own.after(facts).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {calendar && <Paragraph>{calendar}</Paragraph>}
    </Frame>
  )
}
