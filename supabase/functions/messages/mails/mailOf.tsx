import { convert } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf, invitationFactsOf, waitingFactsOf } from '../facts.ts'
import {
  invitationKind,
  officeKinds,
  waitingKind,
  type OfficeKind,
} from '../../../../src/domain/messages.ts'
import { type ClaimedMessage } from '../outbox.ts'
import type { OutgoingMail } from '../providers/mail.ts'
import { calendarAttachments } from './calendarAttachment.ts'
import { CustomerMail } from './CustomerMail.tsx'
import { InvitationMail } from './InvitationMail.tsx'
import { OfficeMail } from './OfficeMail.tsx'
import { WaitingMail } from './WaitingMail.tsx'
import { mailWords } from './words.ts'

type Written = Pick<OutgoingMail, 'subject' | 'attachments'> & { body: ReactElement }

const isOfficeKind = (kind: ClaimedMessage['kind']): kind is OfficeKind =>
  (officeKinds as readonly string[]).includes(kind)

function written(message: ClaimedMessage, site: string, now: Date): Written {
  const { kind, language } = message
  const words = mailWords(language)
  if (kind === waitingKind) {
    if (!message.waiting) throw new Error(`Nobody waits: ${kind}`)
    const facts = waitingFactsOf(message, message.waiting, site, now)
    return {
      subject: words.timeFree.subject(facts),
      attachments: [],
      body: <WaitingMail facts={facts} language={language} words={words} />,
    }
  }
  if (kind === invitationKind) {
    if (!message.invitation || !message.token) throw new Error(`Nobody is invited: ${kind}`)
    const facts = invitationFactsOf(message, message.invitation, site, now)
    return {
      subject: words.invitation.subject(facts),
      attachments: [],
      body: <InvitationMail facts={facts} language={language} words={words} />,
    }
  }
  const facts = factsOf(message, site, now)
  if (isOfficeKind(kind)) {
    return {
      subject: words.officeMails[kind].subject(facts),
      attachments: [],
      body: <OfficeMail kind={kind} facts={facts} language={language} words={words} />,
    }
  }
  if (!facts.appointment) throw new Error(`There is no appointment: ${kind}`)
  const about = { ...facts, appointment: facts.appointment }
  return {
    subject: words.customerMails[kind].subject(about),
    attachments: calendarAttachments(message, about, now),
    body: <CustomerMail kind={kind} facts={about} language={language} words={words} />,
  }
}

/** How HTML becomes text: a link's address stands after its words, a number or mail address is not said twice. */
const textForm = {
  wordwrap: 76,
  selectors: [
    { selector: 'a', options: { linkBrackets: false as const } },
    ...['a[href^="tel:"]', 'a[href^="mailto:"]'].map((selector) => ({
      selector,
      format: 'anchor',
      options: { ignoreHref: true },
    })),
    // What only a list of mails shows.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
  ],
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A mail server needs a host in a Message-ID; the message's own id makes it unique. */
const messageIdAt = (id: string, site: string) => `${id}@${new URL(site).hostname}`

/**
 * Writes a mail, in HTML and as text.
 * @param site the site's own address: the base of links
 * @param now when it is sent
 * @throws Error when it lacks the appointment, the wait or the invitation that it is about
 */
export function mailOf(message: ClaimedMessage, site: string, now: Date): OutgoingMail {
  const { subject, attachments, body } = written(message, site, now)
  const html = doctype + renderToStaticMarkup(body)
  return {
    messageId: messageIdAt(message.id, site),
    fromName: message.company.name,
    to: message.to,
    replyTo: message.company.email,
    // A line break in a name would be one of the header.
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    html,
    text: convert(html, textForm).trim(),
    attachments,
  }
}
