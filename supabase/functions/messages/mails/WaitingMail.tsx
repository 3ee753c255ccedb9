import type { WaitingFacts } from '../facts.ts'
import { Frame } from './Frame.tsx'
import { Action, Facts, Paragraph } from './parts.tsx'
import type { MailWords } from './words.ts'

type WaitingMailProps = { facts: WaitingFacts; language: string; words: MailWords }

/** The one mail to a visitor who waited for a time on a full day. */
export function WaitingMail({ facts, language, words }: WaitingMailProps) {
  const own = words.timeFree
  const label = words.facts
  return (
    <Frame
      language={language}
      company={facts.company}
      subject={own.subject(facts)}
      preview={own.preview(facts)}
      heading={own.heading}
      why={words.footer.waiting}
    >
      <Paragraph>{facts.firstName ? words.hello(facts.firstName) : words.helloAll}</Paragraph>
      {own.before(facts).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Facts
        facts={[
          [label.day, facts.day],
          [label.free, own.frames(facts)],
          [label.what, facts.what],
        ]}
      />
      <Action href={facts.link}>{own.action}</Action>
      {own.after(facts).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
    </Frame>
  )
}
