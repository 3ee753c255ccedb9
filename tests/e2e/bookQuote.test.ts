import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phone, startVisits, type VisitedSite } from './support/visits'
import { chooseGlass, confirm, fillAppointment, tellVehicle, type Visitor } from './support/wizard'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits()
  // All visitors of this file come from one address.
  await site.sql(
    'update public.booking_rules set limit_per_address = 1000, limit_per_contact = 1000',
  )
})
afterAll(() => site?.close())

const row = (reference: string) =>
  site.sql('select * from public.quotes where id = $1', [reference])

const visitors: (Visitor & { type: string; id: string; price: number })[] = [
  {
    service: 'Windshield',
    glass: 'OEM glass',
    firstName: 'Ana',
    type: 'windshield',
    id: 'main',
    price: 299,
  },
  {
    service: 'Chip Repair',
    glass: 'Aftermarket glass',
    firstName: 'Ben',
    type: 'chip-repair',
    id: 'main',
    price: 199,
  },
  {
    service: 'Door Glass',
    position: 'Rear left door',
    glass: 'OEE glass',
    firstName: 'Chi',
    type: 'door-glass',
    id: 'rear-left',
    price: 249,
  },
  {
    service: 'Vent Glass',
    position: 'Front right vent',
    glass: 'OEM glass',
    firstName: 'Dee',
    type: 'vent-glass',
    id: 'front-right-vent',
    price: 299,
  },
  {
    service: 'Quarter Glass',
    position: 'Left quarter',
    glass: 'Aftermarket glass',
    firstName: 'Eva',
    type: 'quarter-glass',
    id: 'left-quarter',
    price: 199,
  },
  {
    service: 'Back Glass',
    glass: 'OEE glass',
    firstName: 'Flo',
    type: 'back-glass',
    id: 'main',
    price: 249,
  },
]

describe('a visitor books a quote on the built site', () => {
  it.each(visitors)('$service, and the row is in the database', async (visitor) => {
    const { page, problems } = await site.open('/')
    await tellVehicle(page)
    await chooseGlass(page, visitor)
    await fillAppointment(page, visitor)
    const reference = await confirm(page)
    const [stored] = await row(reference)
    expect(stored).toMatchObject({
      service_type: visitor.type,
      position: visitor.id,
      first_name: visitor.firstName,
      phone_number: '+1 (555) 010-0123',
      vehicle_make: 'Honda',
      status: 'Guest',
    })
    expect(Number(stored?.price)).toBe(visitor.price)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('on a phone, from the button of the home page, and a reload afterwards books nothing more', async () => {
    const { page, problems } = await site.open('/', phone)
    await page.getByRole('link', { name: 'Get Free Quote' }).first().click()
    await tellVehicle(page)
    await chooseGlass(page, visitors[0]!)
    await fillAppointment(page, { firstName: 'Gus' })
    const reference = await confirm(page)
    await page.reload()
    await page.getByText(reference).first().waitFor()
    const rows = await site.sql("select id from public.quotes where first_name = 'Gus'")
    expect(rows).toHaveLength(1)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('with the network cut in the middle of Confirm, a double tap and a reload: one booking, nothing lost', async () => {
    const { page } = await site.open('/')
    await tellVehicle(page)
    await chooseGlass(page, visitors[0]!)
    await fillAppointment(page, { firstName: 'Hal' })
    // The server books, the answer is lost on the way.
    await page.route('**/rest/v1/rpc/submit_quote', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const button = page.getByRole('button', { name: 'Confirm Appointment' })
    await button.dblclick()
    await page
      .getByRole('alert')
      .filter({ hasText: /kept|safe/ })
      .first()
      .waitFor()
    await page.unroute('**/rest/v1/rpc/submit_quote')
    await page.reload()
    await expect
      .poll(() => page.getByLabel('First name').inputValue(), { timeout: 20_000 })
      .toBe('Hal')
    await confirm(page)
    const rows = await site.sql("select id from public.quotes where first_name = 'Hal'")
    expect(rows).toHaveLength(1)
    await page.context().close()
  })

  it('two browsers take the last seat: one has it, the other is told and keeps everything', async () => {
    const first = await site.open('/')
    const second = await site.open('/')
    for (const [index, { page }] of [first, second].entries()) {
      await tellVehicle(page)
      await chooseGlass(page, visitors[0]!)
      await fillAppointment(page, { firstName: index === 0 ? 'Ida' : 'Jon', day: 4 })
    }
    const [chosen] = await first.page
      .getByRole('group', { name: 'Time frame' })
      .getByRole('radio', { checked: true })
      .all()
    const frame = await chosen!.getAttribute('value')
    const date = await first.page
      .getByRole('group', { name: 'Preferred date' })
      .getByRole('radio', { checked: true })
      .getAttribute('value')
    // All seats of that frame but one are taken.
    const [seats] = await site.sql<{ left: number }>(
      'select seats_left as left from public.available_time_frames($1::date, 1) where time_frame = $2',
      [date, frame],
    )
    await site.sql('update public.booking_rules set seats_per_frame = seats_per_frame - $1', [
      seats!.left - 1,
    ])
    await confirm(first.page)
    await second.page.getByRole('button', { name: 'Confirm Appointment' }).click()
    await second.page.getByText('Somebody has just taken that time').first().waitFor()
    expect(await second.page.getByLabel('First name').inputValue()).toBe('Jon')
    await second.page
      .getByRole('group', { name: 'Time frame' })
      .getByRole('radio', { disabled: false })
      .last()
      .check()
    await confirm(second.page)
    const rows = await site.sql(
      "select time_frame from public.quotes where first_name in ('Ida', 'Jon')",
    )
    expect(new Set(rows.map((r) => r.time_frame)).size).toBe(2)
  })
})
