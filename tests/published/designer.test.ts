import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')
const ended = (page: Page) => preview(page).getByText('Your session has ended').first()
const patience = { timeout: 60_000 }

test('a designer finds the quotes with an expired session on a phone in the dark, and shares it', async () => {
  const page = await book.page()
  await page.goto(book.address)
  await page.getByPlaceholder('Find components').fill('quotes ready')
  await page
    .getByRole('option', { name: /^Ready/ })
    .filter({ hasText: 'Quotes' })
    .first()
    .click(patience)
  await preview(page).getByRole('heading', { name: 'Quotes Management' }).waitFor(patience)
  await page.getByRole('button', { name: 'Viewport size' }).click()
  await page.getByRole('option', { name: 'Phone 390' }).click()
  await page.getByRole('button', { name: 'What the pretend server does' }).click()
  await page.getByRole('searchbox', { name: 'Find a failure' }).fill('session too old')
  await page.getByRole('button', { name: /^Session too old/ }).click()
  await ended(page).waitFor(patience)
  await page.getByRole('button', { name: /Light/ }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await preview(page).locator('html.dark').waitFor({ state: 'attached' })
  await ended(page).waitFor(patience)
  const shared = page.url()

  const other = await book.page()
  await other.goto(shared)
  await ended(other).waitFor(patience)
  await preview(other).locator('html.dark').waitFor({ state: 'attached' })
  const width = await preview(other)
    .locator('body')
    .evaluate(() => innerWidth)
  expect(width).toBe(390)
  await Promise.all([page.context().close(), other.context().close()])
})

test('what cannot touch a story is greyed, and says why', async () => {
  const page = await book.page()
  await page.goto(`${book.address}?path=/story/ui-button--primary`)
  const server = page.getByRole('button', { name: /Building blocks .* have no server/ })
  await server.waitFor(patience)
  expect(await server.isDisabled()).toBe(true)
  expect(await page.getByLabel('Person', { exact: true }).isDisabled()).toBe(true)
  await page.context().close()
})
