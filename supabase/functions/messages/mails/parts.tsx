import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { look } from './look.ts'

const body = {
  color: look.text,
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0 0 12px',
  overflowWrap: 'anywhere',
} as const

/** A paragraph. */
export function Paragraph({ children }: { children: string }) {
  return (
    <Text className="text" style={body}>
      {children}
    </Text>
  )
}

/** One fact: what it is, and how it is. */
export type Fact = readonly [label: string, value: string]

/** Facts below one another; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section
      className="line"
      style={{ borderLeft: `3px solid ${look.line}`, margin: '16px 0', paddingLeft: '16px' }}
    >
      <Text className="text" style={{ ...body, lineHeight: '28px', margin: 0 }}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value], index) => (
            // One paragraph: as text, facts stand line by line.
            <Fragment key={label}>
              {index > 0 && <br />}
              <span className="quiet" style={{ color: look.quiet }}>
                {label}:
              </span>{' '}
              <strong>{value}</strong>
            </Fragment>
          ))}
      </Text>
    </Section>
  )
}

/** The one thing to do next. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '20px 0' }}>
      <Button
        href={href}
        style={{
          backgroundColor: look.button,
          borderRadius: '8px',
          color: look.onButton,
          fontSize: '16px',
          fontWeight: 700,
          lineHeight: '20px',
          padding: '14px 22px',
          textAlign: 'center',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** A list with a title. */
export function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <Heading
        as="h2"
        className="text"
        style={{ color: look.text, fontSize: '18px', lineHeight: '24px', margin: '20px 0 8px' }}
      >
        {title}
      </Heading>
      <ul style={{ margin: '0 0 12px', paddingLeft: '20px' }}>
        {items.map((item) => (
          <li key={item} className="text" style={{ ...body, margin: '0 0 6px' }}>
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}
