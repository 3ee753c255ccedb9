import { describe, expect, it } from 'vitest'
import { customerKinds } from '@/domain/messages'
import { isPlain, plainLetters } from '../../../supabase/functions/messages/texts/plainLetters'
import { textOf } from '../../../supabase/functions/messages/texts/textOf'
import { sampleAppointment, sampleMessage, sendingTime, site } from '@mocks/fixtures/messages'

const written = (...[kind, changes]: Parameters<typeof sampleMessage>) =>
  textOf(sampleMessage(kind, { channel: 'text', ...changes }), site, sendingTime)

const longNames = {
  ...sampleAppointment,
  first_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
  technician: 'Bartholomäus-Maximilian',
  date: '2026-12-30',
  time_frame: '10:00 AM - 12:00 PM' as const,
}

/** What each text has to tell. */
const facts: Record<(typeof customerKinds)[number], string[]> = {
  confirmation: ['Tue, Dec 1, 8:00 AM - 10:00 AM PT', `${site}/appointment#`, 'Reply STOP'],
  reminder: ['Tue, Dec 1, 8:00 AM - 10:00 AM PT', '10 ft of space', `${site}/appointment#`],
  moved: ['Tue, Dec 1, 8:00 AM - 10:00 AM PT', `${site}/appointment#`],
  cancelled: ['Tue, Dec 1, 8:00 AM - 10:00 AM PT is cancelled', '(555) 010-0199'],
  on_the_way: ['Marco is on the way, about 20 min (8:20 AM PT)', `${site}/appointment#`],
  finished: ['Safe to drive from 10:20 AM PT', `${site}/appointment#`],
}

describe.each(customerKinds)('the text %s', (kind) => {
  it('begins with the company and tells its facts, with no word missing', () => {
    const text = written(kind)
    expect(text).toMatch(/^Sunline Auto Glass: /)
    for (const fact of facts[kind]) expect(text).toContain(fact)
    expect(text).not.toMatch(/undefined|null|NaN|Invalid|\(\)|  /)
  })

  it('fits into two parts of the short alphabet, with long names and a long site too', () => {
    for (const appointment of [sampleAppointment, longNames]) {
      const text = textOf(
        sampleMessage(kind, { channel: 'text', appointment }),
        'https://appointments.the-sunline-auto-glass-company.example',
        sendingTime,
      )
      expect(text.length).toBeLessThanOrEqual(320)
      expect(isPlain(text)).toBe(true)
    }
  })

  it('asks for no answer with a word that ends texts, but the one that says so', () => {
    expect(written(kind).replace('Reply STOP to end texts', '')).not.toMatch(
      /repl(?:y|ies)[^.]*\b(?:stop|end|cancel|quit|unsubscribe|revoke|opt out)\b/i,
    )
  })
})

describe('a text', () => {
  it('is not written for the office', () => {
    expect(() => written('office_moved')).toThrow('No text is written')
  })

  it('says that somebody comes where neither minutes nor a name are known', () => {
    const appointment = {
      ...sampleAppointment,
      technician: null,
      on_the_way_minutes: null,
      arrives_at: null,
    }
    expect(written('on_the_way', { appointment })).toContain('your technician is on the way. http')
  })

  it.each([null, sendingTime.toISOString()])(
    'says that the car may be driven when it is safe from %s on',
    (safe_to_drive_at) => {
      const appointment = { ...sampleAppointment, safe_to_drive_at }
      expect(written('finished', { appointment })).toContain('safe to drive now')
    },
  )

  it('writes signs and accents of the long alphabet plainly, and keeps what has no plain form', () => {
    expect(plainLetters('Zoë’s “Škoda” – now…')).toBe('Zoe\'s "Skoda" - now...')
    expect(plainLetters('Ñandú ü')).toBe('Ñandu ü')
    expect(plainLetters('王')).toBe('王')
  })
})
