import type { InvitationFacts } from '../facts.ts'
import { Frame } from './Frame.tsx'
import { Action, Facts, Paragraph } from './parts.tsx'
import type { MailWords } from './words.ts'

type InvitationMailProps = { facts: InvitationFacts; language: string; words: MailWords }

/** The mail to somebody who is to work in the panel or the portal. */
export function InvitationMail({ facts, language, words }: InvitationMailProps) {
  const own = words.invitation
  const label = words.facts
  return (
    <Frame
      language={language}
      company={facts.company}
      subject={own.subject(facts)}
      preview={own.preview(facts)}
      heading={own.heading}
      why={words.footer.invitation}
    >
      <Paragraph>{words.helloAll}</Paragraph>
      {own.before(facts).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Facts
        facts={[
          [label.role, own.roles[facts.role]],
          [label.email, facts.email],
          [label.openUntil, words.time(facts.until, facts.zone)],
        ]}
      />
      <Action href={facts.link}>{own.action}</Action>
      {own.after(facts).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
    </Frame>
  )
}
