import { describe, expect, it } from 'vitest'
import { sampleInvitationMessage, sendingTime, site } from '@mocks/fixtures/messages'
import { mailOf } from '../../../supabase/functions/messages/mails/mailOf'
import { textOf } from '../../../supabase/functions/messages/texts/textOf'

const written = (...changes: Parameters<typeof sampleInvitationMessage>) =>
  mailOf(sampleInvitationMessage(...changes), site, sendingTime)
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
const page = `${site}/invitation#k3J9_x-PqRsTuVwXyZ0123`

describe('the mail to somebody invited', () => {
  it('says as text and in HTML who invites as what, until when, and leads to the page', () => {
    const { subject, html, text, to, attachments } = written()
    expect(to).toBe('marco@example.com')
    expect(subject).toBe('Your invitation to Sunline Auto Glass')
    expect(attachments).toEqual([])
    for (const words of [
      'Sam Rivera invites you to work with Sunline Auto Glass.',
      'Role: Technician',
      'For: marco@example.com',
      'Open until: Monday, December 7, 2026, 10:00 AM (Pacific Time)',
      `Open your invitation ${page}`,
    ]) {
      expect(flat(text)).toContain(words)
    }
    expect(html).toContain(`href="${page}"`)
    expect(`${subject} ${flat(text)}`).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/)
  })

  it('names each role, the company where nobody is named, and runs no markup', () => {
    expect(flat(written({ role: 'admin' }).text)).toContain('Role: Administrator')
    expect(flat(written({ role: 'super_admin' }).text)).toContain('Role: Super administrator')
    expect(flat(written({ invited_by: '' }).text)).toContain(
      'Sunline Auto Glass invites you to work with us.',
    )
    expect(written({ invited_by: '<script>alert(1)</script>' }).html).not.toContain('<script')
  })

  it('cannot be written without the invitation or its link, nor as a text', () => {
    const { invitation: _left, ...message } = sampleInvitationMessage()
    expect(() => mailOf(message, site, sendingTime)).toThrow('Nobody is invited')
    const unlinked = { ...sampleInvitationMessage(), token: null }
    expect(() => mailOf(unlinked, site, sendingTime)).toThrow('Nobody is invited')
    expect(() => textOf(sampleInvitationMessage(), site, sendingTime)).toThrow('No text is written')
  })
})
