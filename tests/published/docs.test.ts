import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

/** In short, one of this many: a visit to each takes minutes. */
const share = process.env.TEST_LONG ? 1 : 8
/** Pages that had been covered, dark, or without a word of their failure. */
const once = ['ui-modal--about', 'ui-emptystate--about', 'flows-sign-in--about']
/** A catalogue instead of the states of one thing. */
const withoutStates = ['mocks-server-scenarios--all']

test('the first page leads to what is there', async () => {
  const page = await book.page()
  await page.goto(`${book.address}iframe.html?viewMode=docs&id=start-here-how-to-review--about`)
  await page.getByRole('heading', { name: 'I decide' }).waitFor({ timeout: 60_000 })
  const links = await page
    .locator('a[href*="path=/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(9)
  const known = new Set(book.entries.map(({ id }) => id))
  const lost = links.filter((link) => !known.has(/path=\/\w+\/([\w-]+)/.exec(link)?.[1] ?? ''))
  expect(lost).toEqual([])
  await page.context().close()
})

test('a block is seen at its real size in both modes, and whole', async () => {
  const page = await book.page()
  await page.goto(`${book.address}iframe.html?viewMode=docs&id=ui-button--about`)
  const modes = page.getByRole('heading', { name: 'Light and dark' })
  await modes.scrollIntoViewIfNeeded({ timeout: 60_000 })
  for (const mode of ['light', 'dark']) {
    const frame = page.locator(`iframe[src*="ui-button--next-action"][src*="${mode}"]`)
    await frame.waitFor({ timeout: 60_000 })
    const button = frame.contentFrame().getByRole('button', { name: 'Get Free Quote' })
    await button.waitFor({ timeout: 60_000 })
    expect(await frame.evaluate((one) => getComputedStyle(one).transform)).toBe('none')
    // The place takes the story's height once it is drawn.
    await expect
      .poll(
        async () => {
          const [inner, outer] = [await button.boundingBox(), await frame.boundingBox()]
          return inner && outer && outer.y + outer.height - inner.y - inner.height
        },
        { timeout: 60_000 },
      )
      .toBe(16)
  }
  await page.context().close()
})

test('no page of docs is covered by a dialog, dark in light mode, or without its states', async () => {
  const pages = book.entries.filter(
    ({ id, type, tags }, place) =>
      type === 'docs' &&
      !tags.includes('unattached-mdx') &&
      !withoutStates.includes(id) &&
      (place % share === 0 || once.includes(id)),
  )
  expect(pages.length).toBeGreaterThan(5)
  const faults: string[] = []
  const page = await book.page()
  for (const { id } of pages) {
    await page.goto(`${book.address}iframe.html?viewMode=docs&id=${id}`)
    const states = page.getByRole('heading', { name: 'States', level: 2 })
    const isThere = await states.waitFor({ timeout: 60_000 }).then(
      () => true,
      () => false,
    )
    if (!isThere) faults.push(`${id}: no states`)
    await page.waitForLoadState('load')
    if (await page.getByRole('dialog').count()) faults.push(`${id}: a dialog covers it`)
    if (await page.locator('html.dark').count()) faults.push(`${id}: dark in light mode`)
    if (await page.locator('body.sb-show-errordisplay').count()) faults.push(`${id}: error`)
  }
  await page.context().close()
  expect(faults).toEqual([])
})
