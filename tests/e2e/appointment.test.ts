import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'
import type { Mail } from '@local/mailbox'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { openOffice } from './support/office'
import { appointmentOf, signInAtPortal } from './support/technician'
import { phone, startVisits, type VisitedSite } from './support/visits'
import { chooseGlass, confirm, fillAppointment, tellVehicle } from './support/wizard'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
  // Texts wait through the night of the shop; this test may run at any hour.
  await site.sql(`update public.booking_rules
    set limit_per_address = 1000, limit_per_contact = 1000, text_from = '00:00', text_until = '24:00' where id`)
})
afterAll(() => site?.close())

/** A message to somebody, once it is sent. */
async function message(
  to: string,
  about: RegExp,
  channel: Mail['channel'] = 'email',
): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      () => {
        found = site
          .mails()
          .findLast(
            (mail) =>
              mail.to === to && mail.channel === channel && about.test(mail.subject + mail.text),
          )
        return found !== undefined
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  if (!found) throw new Error('It was not sent')
  return found
}

const linkIn = ({ text }: Mail) => {
  const link = /https?:\/\/\S+\/(appointment#[\w-]{22,})/.exec(text)?.[1]
  if (!link) throw new Error(`There is no link in: ${text}`)
  return `/${link}`
}

/** What identifies a calendar entry: its UID, which change it tells of, and what it does. */
function calendarOf({ attachments }: Mail) {
  const [file] = attachments
  const text = file?.content.toString() ?? ''
  const line = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1]
  return { uid: line('UID'), sequence: line('SEQUENCE'), method: line('METHOD') }
}

/** Every address that the page asks for, and everything it writes to the console. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url(), request.headers().referer ?? ''))
  page.on('console', (entry) => heard.push(entry.text()))
  return heard
}

/** A picture as a phone's camera would make it, only smaller. */
async function damagePhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 48
    canvas.getContext('2d')?.fillRect(8, 8, 32, 24)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name: 'damage.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** How many more visits like it a time frame has room for. */
const roomLeft = async ({ day, frame }: { day: string; frame: string }): Promise<number> => {
  const [room] = await site.sql<{ left: number }>(
    'select seats_left as left from public.available_time_frames($1) where time_frame = $2',
    [day, frame],
  )
  return room?.left ?? 0
}

describe('after the booking', () => {
  it('the customer is told by mail and text, moves and cancels by the link, and the calendar follows', async () => {
    const booking = await site.open('/')
    await tellVehicle(booking.page)
    await chooseGlass(booking.page, { service: 'Windshield', glass: 'OEM glass', firstName: 'Ana' })
    await fillAppointment(booking.page, { firstName: 'Ana', day: 4 })
    const consent = booking.page.getByRole('checkbox', { name: /Text me about this appointment/ })
    expect(await consent.isChecked()).toBe(false)
    await consent.check()
    const reference = await confirm(booking.page)
    const [place] = await site.sql<{ day: string; frame: string }>(
      `select to_char(appointment_date, 'YYYY-MM-DD') as day, time_frame as frame
       from public.quotes where id = $1`,
      [reference],
    )
    if (!place) throw new Error('Nothing was booked')
    const room = await roomLeft(place)

    // The page after booking leads there too.
    const link = booking.page.getByRole('link', { name: 'See or change your appointment' })
    expect(await link.getAttribute('href')).toMatch(/^\/appointment#[\w-]{22,}$/)
    await booking.page.context().close()

    const confirmation = await message('ana@example.com', new RegExp(reference))
    expect(calendarOf(confirmation)).toMatchObject({ sequence: '0', method: 'PUBLISH' })
    const text = await message('+15550100123', /Sunline/, 'text')
    expect(linkIn(text)).toMatch(/^\/appointment#/)
    expect(text.text).toContain('STOP')

    const local = await site.open('/local/mail')
    await local.page.getByText(`To +15550100123`).first().waitFor()
    await local.page
      .getByRole('link', { name: /\.ics$/ })
      .first()
      .waitFor()
    await local.page.context().close()

    // A mail scanner opens the link three times before the customer does.
    for (let scan = 0; scan < 3; scan += 1) await fetch(site.url + linkIn(confirmation))
    const visit = await site.blank(phone)
    const heard = listen(visit.page)
    const { page } = visit
    await page.goto(site.url + linkIn(confirmation))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(reference).first().waitFor()
    await page.getByLabel('Gate code, or where to park').fill('Gate 4711')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved. The technician will see it.').waitFor()

    await page.getByLabel('Add photos', { exact: true }).setInputFiles(await damagePhoto(page))
    await page.getByText('1 of 6 added').waitFor()
    const [kept] = await site.sql<{ files: number }>(
      `select count(*)::int as files from storage.objects o
       join public.appointment_photos p on p.path = o.name`,
    )
    expect(kept).toEqual({ files: 1 })

    await page.getByRole('button', { name: 'Move', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Move your appointment' })
    await dialog.getByRole('group', { name: 'Preferred date' }).getByRole('radio').nth(6).check()
    await dialog.getByRole('group', { name: 'Time frame' }).getByRole('radio').first().check()
    await dialog.getByRole('button', { name: 'Move appointment' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await roomLeft(place)).toBe(room + 1)
    const moved = await message('ana@example.com', /moved|new time/i)
    expect(calendarOf(moved)).toEqual({
      uid: calendarOf(confirmation).uid,
      sequence: '1',
      method: 'PUBLISH',
    })

    // The page's own file is of the same entry.
    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    expect(decodeURIComponent(file ?? '')).toContain(`UID:${calendarOf(moved).uid}\r\nSEQUENCE:1`)

    await page.getByRole('button', { name: 'Cancel appointment' }).click()
    const ask = page.getByRole('alertdialog', { name: 'Cancel this appointment?' })
    await ask.getByLabel(/Why do you cancel/).fill('Sold the car')
    await ask.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByText('You cancelled this appointment').first().waitFor()
    const cancelled = await message('ana@example.com', /cancel/i)
    expect(calendarOf(cancelled)).toEqual({
      uid: calendarOf(confirmation).uid,
      sequence: '2',
      method: 'CANCEL',
    })
    // The office hears of both.
    await message('hello@sunline.example', /cancel/i)

    // The token went in no address, referrer or log.
    const token = linkIn(confirmation).split('#')[1] ?? 'none'
    expect(heard.filter((entry) => entry.includes(token))).toEqual([])
    expect(visit.problems).toEqual([])
    await page.context().close()
  })

  it('a link that was ended says what to do', async () => {
    const { page, problems } = await site.open('/appointment#nonsense-nonsense-nonsense', phone)
    await page.getByText('This link shows no appointment').waitFor()
    await page.getByRole('link', { name: /^Call/ }).first().waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})

describe('on the way', () => {
  it('the technician says so, the customer is told and sees it, and the office has it in its log', async () => {
    const [job] = await site.sql<{ id: string; customer: string; email: string; token: string }>(
      `select j.id, c.name as customer, c.email, private.make_link(a.id) as token
       from public.jobs j
       join public.customers c on c.id = j.customer_id
       join public.appointments a on a.job_id = j.id
       where j.technician_id = 'TECH-001' and j.scheduled_date = public.business_today()
         and j.status = 'Assigned'
       limit 1`,
    )
    if (!job) throw new Error('The sample day has no open job.')
    const portal = await site.open('/technicians', phone)
    await signInAtPortal(portal.page)
    const card = appointmentOf(portal.page, job.customer)
    await card.getByRole('button', { name: /^On my way/ }).click()
    const dialog = portal.page.getByRole('dialog', { name: 'On my way' })
    await dialog.getByText('20 minutes').click()
    await dialog.getByRole('button', { name: 'Tell the customer' }).click()
    await dialog.waitFor({ state: 'detached' })
    await card.getByText(/^On the way, there by/).waitFor()
    await message(job.email, /on the way/i)
    expect(portal.problems).toEqual([])
    await portal.page.context().close()

    const customer = await site.open(`/appointment#${job.token}`, phone)
    await customer.page
      .getByText(/is on the way/)
      .first()
      .waitFor()
    await customer.page.getByText(/It is too late to change it here/).waitFor()
    await customer.page.context().close()

    const office = await openOffice(site)
    await office.page.goto(`${site.url}/admin/jobs?record=${job.id}`)
    await office.page.getByText('On the way', { exact: true }).first().waitFor()
    await office.page
      .getByRole('button', { name: /^Resend/ })
      .first()
      .waitFor()
    expect(office.problems).toEqual([])
    await office.page.context().close()
  })
})

describe('an account', () => {
  it('has what was booked as a guest with its address, found in the menu and cancelled there', async () => {
    const draft = buildQuoteDraft({
      appointmentDetails: { customerInfo: { email: 'customer@sunline.example' } },
    })
    const [booked] = await site.sql<{ reference: string }>(
      `select public.submit_quote($1::jsonb, gen_random_uuid()) ->> 'reference' as reference`,
      [JSON.stringify(draft)],
    )
    const reference = booked?.reference ?? 'none'
    const { page, problems } = await site.open('/login')
    await page.getByRole('button', { name: /Customer/ }).click()
    await page.getByLabel('Email').fill('customer@sunline.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`${site.url}/`)
    await page.getByRole('banner').locator('summary', { hasText: 'Casey' }).click()
    await page.getByRole('link', { name: 'My appointments' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'My appointments' }).waitFor()
    await page.getByRole('link', { name: new RegExp(`appointment ${reference}`) }).click()
    await page.getByRole('button', { name: 'Cancel appointment' }).click()
    const ask = page.getByRole('alertdialog', { name: 'Cancel this appointment?' })
    await ask.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByText('You cancelled this appointment').first().waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})
