import { expect } from 'vitest'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'
import type { Visit, VisitedSite } from './visits'

/** Signs an administrator in on a page of their own and leaves them on the dashboard. */
export async function openOffice(
  site: VisitedSite,
  email = 'admin@sunline.example',
  options?: BrowserContextOptions,
): Promise<Visit> {
  const visit = await site.open('/login', options)
  const { page } = visit
  await page.getByRole('button', { name: /Administrator/ }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${site.url}/admin`)
  await heading(page, "Today's Overview").waitFor()
  return visit
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true })

/** Goes to a section by the menu, which a small window hides behind a button, and waits for its heading. */
export async function goTo(page: Page, section: string, title: string) {
  const opener = page.getByRole('button', { name: 'Open menu' })
  if (await opener.isVisible()) await opener.click()
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await menu.getByRole('link', { name: section, exact: true }).click()
  await heading(page, title).waitFor()
}

/** Reads the tiles of the page: `[name, figure]` in their order, once all figures are there. */
export async function readTiles(page: Page, count: number): Promise<string[][]> {
  const tiles = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect.poll(() => tiles.count(), { timeout: 20_000 }).toBe(count)
  const read = async () =>
    (await tiles.allInnerTexts()).map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
  await expect
    .poll(async () => (await read()).every((tile) => tile.length === 2), { timeout: 20_000 })
    .toBe(true)
  return read()
}

/** Types into the search box of a list and waits until only matching rows or cards are left. */
export async function searchFor(page: Page, label: RegExp, text: string) {
  await page.getByRole('main').getByRole('searchbox', { name: label }).fill(text)
  await page.waitForURL((url) => url.searchParams.get('q') === text)
}

/** Opens the menu behind a row's three dots and chooses from it. */
export async function chooseFromMenu(page: Page, id: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${id}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** A short message of the page. */
export const told = (page: Page, text: string | RegExp): Locator => page.getByText(text).first()
