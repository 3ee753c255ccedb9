import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeFrames } from '@/domain/appointments'
import { addDays, businessToday } from '@/domain/businessTime'
import { phone, startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
/** Ahead enough that none of its time frames has begun. */
const day = addDays(businessToday(new Date()), 3)
beforeAll(async () => {
  site = await startVisits()
  // Open all day on every day, with one visit per time frame; that day is full.
  await site.sql(`update public.booking_rules set seats_per_frame = 1 where id`)
  await site.sql(`update public.business_hours set opens = '07:00', closes = '19:00' where true`)
  for (const frame of timeFrames) {
    await site.sql(
      `insert into public.quotes (status, first_name, address, service_type, position, glass_type, price,
         appointment_date, time_frame)
       values ('Guest', 'Somebody', 'Main Street 1', 'windshield', 'main', 'oem', 299, $1, $2)`,
      [day, frame],
    )
  }
})
afterAll(() => site?.close())

/** The mail that tells of a free time, once it is sent. */
async function told() {
  const find = () => site.mails().find(({ subject }) => subject.startsWith('A time is free'))
  await expect.poll(() => find() !== undefined, { timeout: 50_000 }).toBe(true)
  const mail = find()
  const link = /https?:\/\/[^/\s]+(\/quote\/appointment#waiting=[\w-]{22})/.exec(mail?.text ?? '')
  if (!mail || !link?.[1]) throw new Error(`There is no link in: ${mail?.text}`)
  return { mail, link: link[1] }
}

describe('waiting for a full day', () => {
  it('one mail comes when a time frees up, and its link brings back what was typed', async () => {
    const waiting = await site.open('/quote/appointment', phone)
    const { page } = waiting
    await page.getByLabel('First name').fill('Ana')
    await page
      .getByRole('button', { name: 'No time that suits you? Tell me when one frees up' })
      .click()
    await page.getByLabel('Full day').selectOption(day)
    await page.getByLabel('Your e-mail for this').fill('ana@example.com')
    await page.getByRole('button', { name: 'Tell me when a time frees up' }).click()
    await page.getByText(/We will write to ana@example\.com once/).waitFor()
    expect(waiting.problems).toEqual([])
    await page.context().close()

    await site.sql(`delete from public.quotes where appointment_date = $1 and time_frame = $2`, [
      day,
      timeFrames[2],
    ])
    const { mail, link } = await told()
    expect(mail.to).toBe('ana@example.com')
    expect(mail.text).toContain(timeFrames[2])

    // Another device: nothing of the draft is there yet.
    const back = await site.blank()
    const asked: string[] = []
    back.page.on('request', (request) => asked.push(request.url()))
    await back.page.goto(site.url + link)
    await back.page.getByText('Everything you had entered is back').waitFor()
    expect(new URL(back.page.url()).hash).toBe('')
    expect(asked.filter((url) => url.includes('waiting='))).toEqual([])
    expect(await back.page.getByLabel('First name').inputValue()).toBe('Ana')
    const frames = back.page.getByRole('group', { name: 'Time frame' }).getByRole('radio')
    await expect.poll(() => frames.count()).toBe(1)

    await back.page.getByRole('button', { name: 'I do not need it any more' }).click()
    await back.page.getByText(/You are off the list for/).waitFor()
    expect(back.problems).toEqual([])
    await back.page.goto('about:blank')
    await back.page.goto(site.url + link)
    await back.page.getByText('This link has ended').waitFor()
    await back.page.context().close()
    expect(site.mails().filter(({ subject }) => subject === mail.subject)).toHaveLength(1)
  })

  it('another quote in the browser is not replaced unasked', async () => {
    await site.sql(
      `insert into public.waiting_list (idempotency_key, day, email, draft, token_hashes, told_at, expires)
       values (gen_random_uuid(), $1, 'bo@example.com',
         '{"vehicleInfo": {"make": "Volvo"}, "appointmentDetails": {"customerInfo": {"firstName": "Bo"}}}',
         array[encode(sha256(convert_to('a-link-of-the-test-only', 'UTF8')), 'hex')], now(), now() + interval '3 days')`,
      [day],
    )
    const { page, problems } = await site.open('/quote/appointment')
    await page.getByLabel('First name').fill('Cleo')
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('Cleo'))
    await page.goto('about:blank')
    await page.goto(`${site.url}/quote/appointment#waiting=a-link-of-the-test-only`)
    await page.getByText('Another quote is open in this browser').waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Cleo')
    await page.getByRole('button', { name: 'Use what the mail brings back' }).click()
    await page.getByText('Everything you had entered is back').waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Bo')
    expect(problems).toEqual([])
    await page.context().close()
  })
})
