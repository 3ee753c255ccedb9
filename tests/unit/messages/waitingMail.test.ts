import { describe, expect, it } from 'vitest'
import { sampleWaitingMessage, sendingTime, site } from '@mocks/fixtures/messages'
import { mailOf } from '../../../supabase/functions/messages/mails/mailOf'
import { textOf } from '../../../supabase/functions/messages/texts/textOf'

const written = (...changes: Parameters<typeof sampleWaitingMessage>) =>
  mailOf(sampleWaitingMessage(...changes), site, sendingTime)
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('the mail to somebody who waits for a time', () => {
  it('says as text and in HTML what is free, and brings back what was typed by its link', () => {
    const { subject, html, text, to } = written()
    expect(to).toBe('ana@example.com')
    expect(subject).toBe('A time is free on Tue, Dec 1')
    for (const words of [
      'Hello Ana,',
      'Day: Tuesday, December 1, 2026',
      'Free now: 8:00 AM - 10:00 AM, 2:00 PM - 4:00 PM (Pacific Time)',
      'What: Door Glass',
      `Choose your time ${site}/quote/appointment#waiting=k3J9_x-PqRsTuVwXyZ0123`,
    ]) {
      expect(flat(text)).toContain(words)
    }
    expect(html).toContain(`href="${site}/quote/appointment#waiting=k3J9_x-PqRsTuVwXyZ0123"`)
    expect(`${subject} ${flat(text)}`).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/)
  })

  it('leaves out what is not known, and runs no markup', () => {
    const { html, text } = written({ first_name: '<script>alert(1)</script>', service_type: '' })
    expect(html).not.toContain('<script')
    expect(text).not.toContain('What:')
    expect(written({ first_name: '' }).text).toContain('Hello,')
  })

  it('cannot be written without the wait, nor as a text', () => {
    const { waiting: _left, ...message } = sampleWaitingMessage()
    expect(() => mailOf(message, site, sendingTime)).toThrow('Nobody waits')
    expect(() => textOf(sampleWaitingMessage(), site, sendingTime)).toThrow('No text is written')
  })
})
