import type axe from 'axe-core'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scenarios } from '@mocks/scenarios/catalogue'
import { searchMark } from '@mocks/scenarios/scenario'
import { storyOutcome } from '../../.ci/publishedStory.mjs'
import { openBrowser, type PublishedStorybook } from './support'

declare global {
  interface Window {
    axe: typeof axe
  }
}

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

/** In short, one of this many: a visit to each takes minutes. */
const share = process.env.TEST_LONG ? 1 : 8
/** Pages that had been covered, dark, or without a word of their failure, and those with the most kinds of code. */
const once = [
  'ui-modal--about',
  'ui-emptystate--about',
  'ui-datatable--about',
  'flows-sign-in--about',
  'beyond-screens-still-there--about',
  'screens-admin-quotes--about',
  'screens-auth-login-sign-in-failures--about',
]

/** What is in no code that somebody could use: of a test, of the build, or of a value without words. */
const noCode = /\bfunction ?\w{0,2}\(|\[object |=\{undefined\}|\bplay:|\bcanvas\b|\bexpect\(|\bfn\(/
/** Words of the docgen in the place of a type. */
const noType = /^(unknown|union|literal|enum|intersection|signature|any)$/
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

test('no page of docs is covered, dark in light mode, without its states, or shows code that nobody can use', async () => {
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
    faults.push(...(await unusable(page)).map((fault) => `${id}: ${fault}`))
  }
  await page.context().close()
  expect(faults).toEqual([])
})

test('the words of a page are as dark or light as the stories on it', async () => {
  const page = await book.page()
  for (const mode of ['dark', 'light']) {
    for (const id of ['start-here-how-to-review--about', 'ui-card--about']) {
      await page.goto(`${book.address}iframe.html?viewMode=docs&id=${id}&globals=colorMode:${mode}`)
      await page.locator(`html.${mode} .sbdocs-content h2`).first().waitFor({ timeout: 60_000 })
      expect(await ground(page), `${id} in ${mode} mode`).toBe(mode)
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
      expect(await illegible(page), `${id} in ${mode} mode`).toEqual([])
    }
  }
  for (const id of ['start-here-how-to-review--about', 'start-here-map-of-the-product--about']) {
    await page.goto(`${book.address}iframe.html?viewMode=docs&id=${id}&globals=colorMode:dark`)
    const picture = page.getByTitle('Picture').first()
    await picture.contentFrame().locator('html.dark').waitFor({ timeout: 60_000 })
  }
  await page.goto(`${book.address}?path=/docs/ui-card--about&globals=colorMode:dark`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('heading', { name: 'States', level: 2 }).waitFor({ timeout: 60_000 })
  expect(await ground(docs)).toBe('dark')
  await page.getByRole('button', { name: /Dark/ }).click()
  await page.getByRole('option', { name: /Light/ }).click()
  await expect.poll(() => ground(docs), { timeout: 60_000 }).toBe('light')
  await page.context().close()
})

test('every property of a block says what it means', async () => {
  const blocks = book.entries.filter(
    ({ type, title }) => type === 'story' && title.startsWith('UI/'),
  )
  const firsts = [...new Map(blocks.map(({ id, title }) => [title, id])).values()]
  expect(firsts.length).toBeGreaterThan(40)
  const page = await book.page()
  await page.goto(`${book.address}iframe.html?viewMode=story&id=${firsts[0]}`)
  expect(await storyOutcome(page)).toBe('finished')
  expect(await page.evaluate(silentProperties, firsts)).toEqual([])
  await page.context().close()
})

test('a failure is called by the title of its scenario in the list, on its page, and in its code', async () => {
  const named = new Map(book.entries.map(({ id, name }) => [id, name]))
  const others = scenarios.filter(
    ({ title, shown }) => named.get(shown.story)?.split(searchMark, 1)[0] !== title,
  )
  expect(others.map(({ name, shown }) => `${name}: ${named.get(shown.story)}`)).toEqual([])

  const page = await book.page()
  await page.goto(
    `${book.address}iframe.html?viewMode=docs&id=screens-auth-login-sign-in-failures--about`,
  )
  const titles = scenarios.filter(({ area }) => area === 'sign-in').map(({ title }) => title)
  for (const title of titles) {
    await page.getByRole('heading', { name: title, level: 3, exact: true }).waitFor()
  }
  const code = page.locator('pre', { hasText: "underScenario('sign-in-offline')" })
  await code.first().waitFor({ state: 'attached' })
  expect(await code.first().textContent()).toContain(
    "store.set(loginStepAtom, { mode: 'sign-in', role: 'technician' })",
  )
  await page.context().close()
})

/** What the code and the table of properties of an open page say that helps nobody. */
async function unusable(page: Page): Promise<string[]> {
  // The first of those that are drawn in place: they have all the same maker.
  const shows = page.getByRole('switch', { name: 'Show code' })
  if (await shows.count()) {
    await shows.first().press('Enter')
    await page.locator('.docblock-code-toggle[aria-checked=true]').first().waitFor()
  }
  const blocks = page.locator('#storybook-docs pre')
  // Code comes with a file of its own.
  await expect
    .poll(async () => (await blocks.allTextContents()).join(), { timeout: 60_000 })
    .not.toContain('Transforming...')
  const codes = await blocks.allTextContents()
  const types = await page.locator('.docblock-argstable td:nth-child(2)').allInnerTexts()
  return [
    ...codes.filter((code) => noCode.test(code)).map((code) => `code: ${code}`),
    ...types
      .map((text) => text.split('\n').at(-1)?.trim() ?? '')
      .filter((type) => noType.test(type))
      .map((type) => `type: ${type}`),
  ]
}

/** What a page of docs is written on. */
const ground = (page: Page | FrameLocator) =>
  page.locator('.sbdocs-wrapper').evaluate((wrapper) => {
    const [red = 255] = getComputedStyle(wrapper).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128 ? 'dark' : 'light'
  })

/** Words of a page, but for those in pictures, that axe finds too faint. */
const illegible = (page: Page) =>
  page.evaluate(async () => {
    const content = document.querySelector('.sbdocs-content') ?? document
    const { violations } = await window.axe.run(content, {
      iframes: false,
      runOnly: ['color-contrast'],
    })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })

/** Properties in the tables of these stories' pages of which nothing is said. */
async function silentProperties(stories: string[]): Promise<string[]> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
    storyStoreValue: {
      loadStory: (one: { storyId: string }) => Promise<{
        argTypes: Record<string, { description?: string }>
      }>
    }
  }
  const silent = await Promise.all(
    stories.map(async (storyId) => {
      const { argTypes } = await preview.storyStoreValue.loadStory({ storyId })
      const names = Object.entries(argTypes).flatMap(([name, { description }]) =>
        description ? [] : [name],
      )
      return names.map((name) => `${storyId}: ${name}`)
    }),
  )
  return silent.flat()
}
