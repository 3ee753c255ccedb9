import type { Page } from 'playwright'

/** What one visitor answers in the wizard. */
export type Visitor = {
  service: string
  /** The choice of step 3 as it reads; left out, the one there is. */
  position?: string
  glass: 'OEM glass' | 'OEE glass' | 'Aftermarket glass'
  firstName: string
}

/** Step 1 on the home page of a large screen. */
export async function tellVehicle(page: Page, phone = '+1 (555) 010-0123') {
  await page.getByLabel('ZIP code').fill('90012')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Vehicle year').fill('2019')
  await page.getByLabel('Make').fill('Honda')
  await page.getByLabel('Model').fill('Civic')
  await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
  await page.getByRole('heading', { name: 'Select Your Service' }).waitFor()
}

/** Steps 2 to 4, up to the appointment. */
export async function chooseGlass(page: Page, { service, position, glass }: Visitor) {
  await page.getByRole('button', { name: new RegExp(`^${service}`) }).click()
  await page.getByRole('heading', { name: 'Select Glass Position' }).waitFor()
  if (position) await page.locator('label', { hasText: position }).click()
  else await page.getByRole('button', { name: /^Continue with the/ }).click()
  await page.getByRole('heading', { name: 'Select Glass Type' }).waitFor()
  await page.getByRole('button', { name: `Choose ${glass}` }).click()
  await page.getByRole('heading', { name: 'Schedule Your Service' }).waitFor()
}

/** Step 5 without the confirmation: a day that has free times (the second, counted from 0), its first time frame. */
export async function fillAppointment(
  page: Page,
  { firstName, day = 1 }: Pick<Visitor, 'firstName'> & { day?: number },
) {
  await page.getByRole('group', { name: 'Preferred date' }).getByRole('radio').nth(day).check()
  await page.getByRole('group', { name: 'Time frame' }).getByRole('radio').first().check()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@example.com`)
  await page.getByLabel('Service address').fill('100 Main St, Los Angeles')
}

/** Confirms, and answers the reference that the page then shows. */
export async function confirm(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm Appointment' }).click()
  await page.getByText('Quote submitted successfully!').waitFor()
  const reference = /Q-\d{3,}/.exec((await page.getByRole('main').textContent()) ?? '')
  if (!reference) throw new Error('The confirmation shows no reference.')
  return reference[0]
}
