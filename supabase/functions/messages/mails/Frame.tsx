import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { MessageCompany } from '../outbox.ts'
import { look, nightStyle } from './look.ts'

type FrameProps = {
  language: string
  company: MessageCompany
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  heading: string
  /** Why the person gets it. */
  why: string
  children: ReactNode
}

const small = { fontSize: '14px', lineHeight: '20px', margin: '0 0 4px' }

/** The company's sheet, which every mail is written on. */
export function Frame({ language, company, subject, preview, heading, why, children }: FrameProps) {
  const phone = `tel:${company.phone.replace(/[^\d+]/g, '')}`
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{nightStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="page"
        style={{
          backgroundColor: look.page,
          fontFamily: look.font,
          margin: 0,
          padding: '24px 8px',
        }}
      >
        <Container
          className="sheet"
          style={{
            backgroundColor: look.sheet,
            border: `1px solid ${look.line}`,
            borderRadius: '12px',
            maxWidth: '600px',
            overflow: 'hidden',
          }}
        >
          <Section
            className="head inside"
            style={{
              backgroundColor: look.head,
              borderBottom: `4px solid ${look.mark}`,
              padding: '16px 32px',
            }}
          >
            <Text style={{ color: look.onHead, fontSize: '18px', fontWeight: 700, margin: 0 }}>
              {company.name}
            </Text>
          </Section>
          <Section className="inside" style={{ padding: '24px 32px' }}>
            <Heading
              as="h1"
              className="text"
              style={{ color: look.text, fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' }}
            >
              {heading}
            </Heading>
            {children}
            <Hr className="line" style={{ borderColor: look.line, margin: '24px 0 16px' }} />
            <Text className="quiet" style={{ ...small, color: look.quiet }}>
              {company.name}
              {company.address && <>, {company.address}</>}
            </Text>
            <Text className="quiet" style={{ ...small, color: look.quiet }}>
              <Link className="link" href={phone} style={{ color: look.link }}>
                {company.phone}
              </Link>
              {' · '}
              <Link className="link" href={`mailto:${company.email}`} style={{ color: look.link }}>
                {company.email}
              </Link>
            </Text>
            <Text className="quiet" style={{ ...small, color: look.quiet }}>
              {why}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
