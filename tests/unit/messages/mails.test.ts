// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { mailOf } from '../../../supabase/functions/messages/mails/mailOf'
import {
  mailKinds,
  sampleAppointment,
  sampleMessage,
  sendingTime,
  site,
} from '@mocks/fixtures/messages'

const written = (...sample: Parameters<typeof sampleMessage>) =>
  mailOf(sampleMessage(...sample), site, sendingTime)

/** Words without the breaks of lines. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a mail program shows of the HTML: paragraphs, headings and items, and the links' addresses. */
function shown(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const said = [...page.querySelectorAll('p, h1, h2, li')].map((element) => {
    for (const line of element.querySelectorAll('br')) line.replaceWith(' ')
    return flat(element.textContent)
  })
  const links = [...page.querySelectorAll('a')].map(({ href }) => href)
  return { page, said, links }
}

const missing = /undefined|null|NaN|Invalid Date|\[object|\{\{|\(\)|  /

/** What each kind of mail has to tell. */
const facts: Record<(typeof mailKinds)[number], string[]> = {
  confirmation: [
    'Tuesday, December 1, 2026, 8:00 AM - 10:00 AM (Pacific Time)',
    'Door Glass (Front left door)',
    '2019 Honda Civic',
    '120 Palm Street, Burbank, CA 91501',
    '$299.00',
    'about 10 feet of space',
    'A dry place',
    `${site}/appointment#k3J9_x-PqRsTuVwXyZ0123`,
  ],
  reminder: [
    'Tuesday, December 1, 2026, 8:00 AM - 10:00 AM (Pacific Time)',
    '120 Palm Street, Burbank, CA 91501',
    `${site}/appointment#k3J9_x-PqRsTuVwXyZ0123`,
  ],
  moved: [
    'When: Tuesday, December 1, 2026, 8:00 AM - 10:00 AM (Pacific Time)',
    'Before: Monday, November 30, 2026, 2:00 PM - 4:00 PM (Pacific Time)',
  ],
  cancelled: ['You cancelled this appointment', 'Reason: The car was sold', site],
  on_the_way: ['Marco has set out and needs about 20 minutes, at about 8:20 AM Pacific Time'],
  finished: [
    'safe to drive from 10:20 AM Pacific Time',
    `See the report ${site}/appointment#k3J9_x-PqRsTuVwXyZ0123`,
  ],
  office_new_booking: ['Customer: Ana Lee', `${site}/admin/quotes?record=Q-001`],
  office_moved: ['Before: Monday, November 30, 2026', 'When: Tuesday, December 1, 2026'],
  office_cancelled: ['Reason: The car was sold', `${site}/admin/quotes?record=Q-001`],
  office_cannot_complete: ['Details: Wrong glass delivered'],
  office_low_stock: [
    'Details: Windshield, Honda Civic: 2 left',
    `${site}/admin/glasses?record=GLASS-001`,
  ],
}

describe.each(mailKinds)('the mail %s', (kind) => {
  it('tells its facts, with no word missing', () => {
    const mail = written(kind)
    for (const fact of facts[kind]) expect(flat(mail.text)).toContain(fact)
    expect(mail.subject).not.toMatch(missing)
    expect(flat(mail.text)).not.toMatch(missing)
    expect(shown(mail.html).page.title).toBe(mail.subject)
  })

  it('says as text all that it says in HTML, and leads to the same places', () => {
    const mail = written(kind)
    const { said, links } = shown(mail.html)
    expect(said.length).toBeGreaterThan(5)
    const text = flat(mail.text).toLowerCase()
    for (const words of said) expect(text).toContain(words.toLowerCase())
    for (const link of links.filter((href) => href.startsWith('http'))) {
      expect(mail.text).toContain(link.replace(/\/$/, ''))
    }
  })

  it('is drawn for light and dark, in the language it is written in', () => {
    const { page } = shown(written(kind).html)
    expect(page.documentElement.lang).toBe('en')
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe(
      'light dark',
    )
    expect(page.querySelector('style')?.textContent).toContain('prefers-color-scheme: dark')
  })

  it('shows markup in what people wrote, and runs none', () => {
    const hostile = `<script>alert(1)</script> & "O'Neil"`
    const name = `${hostile} ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(8)}`.trim()
    const mail = written(kind, {
      detail: hostile,
      appointment: {
        ...sampleAppointment,
        first_name: name,
        last_name: name,
        address: hostile,
        vehicle: hostile,
        technician: hostile,
        cancel_reason: `${hostile}\r\nBcc: all@example.com`,
      },
    })
    const { page } = shown(mail.html)
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(flat(page.body.textContent)).toContain(hostile)
    expect(flat(mail.text)).toContain(hostile)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  it('leaves out what is not known', () => {
    const mail = written(kind, {
      detail: '',
      before: null,
      appointment: {
        ...sampleAppointment,
        technician: null,
        on_the_way_minutes: null,
        arrives_at: null,
        safe_to_drive_at: null,
        cancel_reason: '',
        cancelled_by: null,
      },
    })
    expect(flat(mail.text)).not.toMatch(missing)
    expect(flat(mail.text)).not.toMatch(/: (?:Before|Reason|Details|Technician|Reference):/)
    expect(mail.subject).not.toMatch(missing)
  })
})

describe('the calendar file of a mail', () => {
  it('has one UID and counts up, from booking over moving to cancelling', () => {
    const files = (['confirmation', 'moved', 'cancelled'] as const).map((kind, index) => {
      const appointment = { ...sampleAppointment, version: index + 1 }
      const [file] = written(kind, { appointment }).attachments
      return file?.content ?? ''
    })
    const of = (name: string) =>
      files.map((file) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim())
    expect(of('UID')).toEqual(Array(3).fill(`${sampleAppointment.id}@sunline.example`))
    expect(of('SEQUENCE')).toEqual(['0', '1', '2'])
    expect(of('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
    expect(of('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  })

  it('says in its type what a calendar is to do with it', () => {
    const [file] = written('cancelled').attachments
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL')
  })

  it.each(mailKinds.filter((kind) => !['confirmation', 'moved', 'cancelled'].includes(kind)))(
    'is not in %s',
    (kind) => {
      expect(written(kind).attachments).toEqual([])
    },
  )
})

describe('who a mail is from', () => {
  it('has a Message-ID of the message and the site, the same for every attempt', () => {
    const first = written('reminder', { attempt: 1 })
    const second = written('reminder', { attempt: 2 })
    expect(first.messageId).toBe('0e8c2f3a-1111-4a5b-8c9d-aabbccddeeff@sunline.example')
    expect(second.messageId).toBe(first.messageId)
    expect(first.replyTo).toBe('hello@sunline.example')
  })

  it('tells the customer when the office cancelled', () => {
    const appointment = { ...sampleAppointment, cancelled_by: 'office' as const }
    expect(written('cancelled', { appointment }).text).toContain('Sunline Auto Glass had to cancel')
  })

  it('is not written to a customer without the appointment', () => {
    expect(() => written('reminder', { appointment: null })).toThrow('There is no appointment')
  })
})

describe('a business elsewhere', () => {
  const company = {
    ...sampleMessage('reminder').company,
    currency: 'CAD',
    time_zone: 'Eastern Time',
    date_format: 'YYYY-MM-DD',
  } as const

  it('is written in its zone and its currency', () => {
    const booked = flat(written('confirmation', { company }).text)
    expect(booked).toContain('8:00 AM - 10:00 AM (Eastern Time)')
    expect(booked).toContain('CA$299.00')
    expect(booked).not.toContain('Pacific')
    const onTheWay = flat(written('on_the_way', { company }).text)
    expect(onTheWay).toContain('at about 11:20 AM Eastern Time')
    expect(flat(written('finished', { company }).text)).toContain('from 1:20 PM Eastern Time')
  })

  it('has its zone in the calendar file', () => {
    const [file] = written('confirmation', { company }).attachments
    expect(file?.content).toContain('DTSTART;TZID=America/New_York:20261201T080000')
  })

  it('falls back to the usual where a message brings no formats', () => {
    const { currency: _a, time_zone: _b, date_format: _c, ...old } = company
    const mail = written('confirmation', { company: old as typeof company })
    expect(flat(mail.text)).toContain('(Pacific Time)')
    expect(flat(mail.text)).toContain('$299.00')
  })

  it('says no glass where there was none to choose', () => {
    const appointment = { ...sampleAppointment, glass_type: 'none' } as const
    for (const kind of ['confirmation', 'office_new_booking'] as const) {
      expect(flat(written(kind, { appointment }).text)).not.toMatch(/Glass:|One price|none/)
    }
  })
})
