import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

/** In short, one of this many pages of stories: all of them in all choices take hours. */
const share = process.env.TEST_LONG ? 1 : 60
/** A page with stories whose plays do not fit a phone, which had been error boxes there. */
const once = 'Screens/Marketing/Site header'

/** What the page offers for its pictures, the one that changes most first. */
const choices = ['Phone', 'Desktop', 'As the story is'].flatMap((window) =>
  ['Dark', 'Light', 'As the story is'].map((mode) => ({ window, mode })),
)

test('no picture on the page Every screen is an error box or blank, in any choice', async () => {
  const titles = new Set(
    book.entries
      .filter(({ type, title }) => type === 'story' && /^(Screens|Flows)\//.test(title))
      .map(({ title }) => title),
  )
  const shown = [...titles].filter((title, place) => place % share === 0 || title === once)
  expect(shown).toContain(once)
  const page = await book.page()
  await page.goto(`${book.address}iframe.html?viewMode=docs&id=start-here-every-screen--about`)
  const search = page.getByLabel('Find a screen or state')
  await search.waitFor({ timeout: 60_000 })
  const faults: string[] = []
  for (const { window, mode } of process.env.TEST_LONG ? choices : choices.slice(0, 1)) {
    await choose(page, 'Window', window)
    await choose(page, 'Mode of pictures and links', mode)
    for (const title of shown) {
      await search.fill(title)
      const pictures = page.getByRole('region', { name: title, exact: true }).locator('li')
      await pictures.first().waitFor()
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        const handle = await picture.elementHandle()
        const fault = await page
          .waitForFunction(settledPicture, handle, { timeout: 60_000 })
          .then((settled) => settled.jsonValue())
          .catch(async () => `${await picture.getByRole('link').textContent()}: not drawn in time`)
        if (fault !== 'fine') faults.push(`${window}, ${mode}: ${title}: ${fault}`)
      }
    }
  }
  await page.context().close()
  expect(faults).toEqual([])
})

test('a picture whose file got lost on its way is drawn again', async () => {
  const page = await book.page()
  let asked = 0
  await page.route(/\/Vehicle\.stories-/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto(`${book.address}iframe.html?viewMode=docs&id=start-here-every-screen--about`)
  await page.getByLabel('Find a screen or state').fill('quote vehicle filled')
  const picture = page.getByTitle('Picture').contentFrame()
  await picture.getByLabel('ZIP code').waitFor({ timeout: 60_000 })
  expect(asked).toBeGreaterThan(0)
  await page.context().close()
})

const choose = (page: Page, legend: string, name: string) =>
  page.getByRole('group', { name: legend }).getByText(name, { exact: true }).click()

/** What is wrong with a picture, "fine" when nothing is, or null while it is being drawn. */
function settledPicture(item: Element | SVGElement | null): string | null {
  const story = item?.querySelector('iframe')?.contentWindow
  const body = story?.document.body
  if (!story || !body) return null
  const name = item?.querySelector('a')?.textContent
  const { classList } = body
  if (classList.contains('sb-show-errordisplay') || classList.contains('sb-show-nopreview'))
    return `${name}: ${body.querySelector('#error-message')?.textContent || 'error box'}`
  const { currentRender, channel } = (Reflect.get(story, '__STORYBOOK_PREVIEW__') ?? {}) as {
    currentRender?: { phase?: string }
    channel?: { last: (event: string) => [{ message: string }] | undefined }
  }
  if (!/^(completed|finished)$/.test(currentRender?.phase ?? '')) return null
  // One that does not fit a chosen window may end its play early, and says so.
  const [thrown] = channel?.last('playFunctionThrewException') ?? []
  if (thrown && !story.location.search.includes('viewport.value'))
    return `${name}: ${thrown.message}`
  const isDrawn = [...body.querySelectorAll('*')].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.matches('svg, img, canvas') || (element as HTMLElement).innerText?.trim()),
  )
  return isDrawn ? 'fine' : `${name}: blank`
}
