import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseFromMenu, goTo, heading, openOffice, searchFor, told } from './support/office'
import { startVisits, type Visit, type VisitedSite } from './support/visits'

let site: VisitedSite
let first: Visit
let second: Visit
beforeAll(async () => {
  site = await startVisits({ sample: true })
  ;[first, second] = await Promise.all([
    openOffice(site),
    openOffice(site, 'superadmin@sunline.example'),
  ])
})
afterAll(() => site?.close())

describe('two administrators at once', () => {
  it('tells the second one who edits the same record, and lets them merge', async () => {
    const pages = [first.page, second.page]
    for (const page of pages) {
      await goTo(page, 'Customers', 'Customer Management')
      await chooseFromMenu(page, 'C-003', 'Edit')
    }
    const [mine, theirs] = pages.map((page) => page.getByRole('dialog'))
    if (!mine || !theirs) throw new Error('There are two pages')
    await theirs.getByLabel(/^Phone/).fill('(555) 010-0177')
    await theirs.getByLabel(/^Name/).fill('Aisha Castillo-Reyes')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await theirs.waitFor({ state: 'detached' })

    await mine.getByLabel(/^Name/).fill('Aisha C. Castillo')
    await mine.getByRole('button', { name: 'Save' }).click()
    await mine.getByText('Somebody else saved this record while you worked').waitFor()
    await mine.getByText('Theirs: Aisha Castillo-Reyes').waitFor()
    // What was not touched here is theirs already; what was typed stays.
    expect(await mine.getByLabel(/^Phone/).inputValue()).toBe('(555) 010-0177')
    expect(await mine.getByLabel(/^Name/).inputValue()).toBe('Aisha C. Castillo')
    await mine.getByRole('button', { name: 'Take theirs for Name' }).click()
    await mine.getByLabel(/^Address/).fill('9 New Road, Ventura, CA 93001')
    await mine.getByRole('button', { name: 'Save' }).click()
    await mine.waitFor({ state: 'detached' })
    const [stored] = await site.sql('select name, phone, address from customers where id = $1', [
      'C-003',
    ])
    expect(stored).toEqual({
      name: 'Aisha Castillo-Reyes',
      phone: '(555) 010-0177',
      address: '9 New Road, Ventura, CA 93001',
    })
    expect([...first.problems, ...second.problems].filter(isNoConflict)).toEqual([])
  })

  it('makes one job when both convert the same quote', async () => {
    for (const { page } of [first, second]) {
      await goTo(page, 'Quotes', 'Quotes Management')
      await page.getByRole('button', { name: 'Convert to Job, Q-022' }).waitFor()
    }
    await Promise.all(
      [first, second].map(({ page }) =>
        page.getByRole('button', { name: 'Convert to Job, Q-022' }).click(),
      ),
    )
    const outcomes = await Promise.all(
      [first, second].map(async ({ page }) => {
        const message = told(
          page,
          /Q-022 is now job J-\d+|already become a job|saved this record first/,
        )
        return message.innerText()
      }),
    )
    expect(outcomes.filter((text) => text.startsWith('Q-022 is now job'))).toHaveLength(1)
    const jobs = await site.sql('select id from jobs where quote_id = $1', ['Q-022'])
    expect(jobs).toHaveLength(1)
    for (const { page } of [first, second]) {
      await page.getByRole('button', { name: 'Actions for Q-022' }).waitFor({ state: 'detached' })
    }
  })

  it('undoes a deletion, keeps the list’s state in the address and the history on the record', async () => {
    const { page } = second
    await goTo(page, 'Customers', 'Customer Management')
    await searchFor(page, /Search customers/, 'haddad')
    await page.getByRole('row', { name: /C-016/ }).waitFor()
    await chooseFromMenu(page, 'C-016', 'Delete')
    const ask = page.getByRole('alertdialog')
    await ask.getByRole('button', { name: 'Delete' }).click()
    const outcome = await told(page, /C-016 deleted|Other records still need/).innerText()
    // Customers with open jobs cannot be deleted: this one has none.
    expect(outcome).toBe('C-016 deleted')
    await page.getByRole('row', { name: /C-016/ }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('row', { name: /C-016/ }).waitFor()
    await page.reload()
    await page.getByRole('row', { name: /C-016/ }).waitFor()
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('haddad')
    await page.getByRole('button', { name: 'C-016', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Brought it back').waitFor()
    await sheet.getByText('Deleted it').waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
  })

  it('exports and erases a customer, of whom the search then finds nothing', async () => {
    const { page } = second
    const [customer] = await site.sql<{ id: string; name: string; email: string; jobs: number }>(
      `select c.id, c.name, c.email, count(j.id)::int as jobs
       from customers c join jobs j on j.customer_id = c.id
       where c.email <> '' and c.deleted_at is null group by c.id
       having bool_and(j.status = 'Completed') order by c.created_at, c.id limit 1`,
    )
    if (!customer) throw new Error('The sample has nobody whose work is done')
    await goTo(page, 'Customers', 'Customer Management')
    await searchFor(page, /Search customers/, customer.email)
    await page.getByRole('button', { name: customer.id, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Export personal data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^personal-data-${customer.id}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
    )
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(file.customer).toMatchObject({ id: customer.id, email: customer.email })
    expect(file.jobs).toHaveLength(customer.jobs)

    await sheet.getByRole('button', { name: 'Erase personal data' }).click()
    const ask = page.getByRole('alertdialog')
    await ask.getByText('Stays without a name').waitFor()
    await ask.getByLabel(`Type ${customer.id} to confirm`).fill(customer.id)
    await ask.getByRole('button', { name: 'Erase personal data' }).click()
    await told(page, `Personal data of ${customer.id} erased`).waitFor()
    await page.getByText('Nothing matches').waitFor()
    const left = await site.sql(
      `select id from customers where search_text like $1
       union select id from jobs where search_text like $1
       union select id from quotes where search_text like $1`,
      [`%${customer.email.toLowerCase()}%`],
    )
    expect(left).toEqual([])
  })

  it('asks when Back would lead away from what was typed, and then leads away', async () => {
    const { page } = first
    await goTo(page, 'Glasses', 'Glass Inventory')
    await goTo(page, 'Customers', 'Customer Management')
    await chooseFromMenu(page, 'C-005', 'Edit')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Address/).fill('12 Typed Street, Oxnard, CA 93030')
    await page.goBack()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await dialog.getByLabel(/^Address/).inputValue()).toContain('12 Typed Street')
    await page.goBack()
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.waitFor({ state: 'detached' })
    await heading(page, 'Customer Management').waitFor()
    await page.goBack()
    await heading(page, 'Glass Inventory').waitFor()
  })

  it('keeps what was typed when the role is lost in the middle of an edit, and closes the panel', async () => {
    const { page } = first
    await goTo(page, 'Products', 'Products Catalog')
    await page.getByRole('button', { name: 'Edit, PROD-001' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Supplier/).fill('A supplier typed just now')
    await site.sql(`update profiles set role = 'customer' where first_name = 'Admin'`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Your role does not allow this.').waitFor()
    expect(await dialog.getByLabel(/^Supplier/).inputValue()).toBe('A supplier typed just now')
    const [stored] = await site.sql('select supplier from products where id = $1', ['PROD-001'])
    expect(stored).toEqual({ supplier: 'Crystal Supply Co.' })

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    // With nothing left to lose, the guard sends the person home.
    await page.waitForURL(`${site.url}/`)
    expect(await page.getByText('Ammonia-Free Glass Cleaner').count()).toBe(0)
  })
})

/** A refused save is an answer that the browser itself notes on the console. */
function isNoConflict(problem: string): boolean {
  return !/status of 409/.test(problem)
}
