import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { answerMailPage } from '@local/mailPage'
import { calendarFile } from '@/domain/calendarFile'
import { toCsv } from '@/domain/csv'
import { signedIn, stopClock, testOrigin, visitorOf } from '../database/support/clients'
import { draftWith, testNow } from '../database/support/drafts'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend()
  await stopClock(backend, testNow)
})
afterAll(() => backend.close())

const script = '<script>alert(1)</script>'
const formula = '=HYPERLINK("http://evil.example","pay here")'
const image = '"><img src=x onerror=alert(1)>'
const event = 'Home\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Free'

/** The cells of one line of CSV (RFC 4180). */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

test('what a visitor types as markup or formula is stored as it is and runs nowhere', async () => {
  const typed = {
    firstName: formula,
    lastName: script,
    email: `+cmd|'/C.calc'!A0@example.com`,
    address: event,
    zipCode: '@SUM(A1:A9)',
    make: image,
    model: '\t=1+1',
    year: '-2+3',
    phoneNumber: '+1 555 010 0123',
  }
  const { data, error } = await visitorOf(backend).rpc('submit_quote', {
    draft: draftWith(typed),
    idempotency_key: crypto.randomUUID(),
    honeypot: '',
  })
  expect(error).toBeNull()
  const office = await signedIn(backend, 'admin')
  const exported = await office.rpc('export_records', { kind: 'quotes' })
  const [quote] = exported.data as Record<string, string | number | null>[]
  expect(quote).toMatchObject({
    id: data.reference,
    first_name: formula,
    last_name: script,
    vehicle_make: image,
    address: event.replaceAll('\r\n', '\n'),
  })

  const columns = Object.keys(quote ?? {}).filter((name) => typeof quote?.[name] === 'string')
  const csv = toCsv(columns, [columns.map((name) => String(quote?.[name]))])
  const line = csv.slice(csv.indexOf('\r\n') + 2, -2)
  const cells = cellsOf(line)
  expect(cells).toHaveLength(columns.length)
  expect(cells.filter((cell) => /^[\s\u00a0]*[=+\-@]/.test(cell))).toEqual([])
  expect(cells[columns.indexOf('first_name')]).toBe(`'${formula}`)

  const file = calendarFile(
    {
      uid: script,
      date: '2026-11-30',
      timeFrame: '10:00 AM - 12:00 PM',
      title: `${formula} ${script}`,
      description: image,
      location: event,
    },
    new Date(testNow),
  )
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((one) => /^(BEGIN|END):VEVENT$/.test(one))).toHaveLength(2)
  expect(lines.filter((one) => one.startsWith('SUMMARY'))).toHaveLength(1)
})

test('a mail with markup in it shows it as text', async () => {
  const mail = {
    to: `a${image}@example.com`,
    subject: script,
    text: `Hello ${script}\nhttps://example.com/"onmouseover="alert(1)\njavascript:alert(1)`,
    html: script,
    sentAt: testNow,
    channel: 'email' as const,
    attachments: [],
  }
  const page = answerMailPage(new Request(`${testOrigin}/local/mail`), [mail])
  const html = await page.text()
  const main = /<main>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const tags = [...main.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
  const known =
    /^<\/?(h1|h2|p|article)( class="(meta|text|email)")?>$|^<\/?time( datetime="[^"]+")?>$/
  expect(tags.filter((tag) => !known.test(tag))).toEqual([
    '<a href="https://example.com/&quot;onmouseover=&quot;alert(1)">',
    '</a>',
  ])
  expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
