import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, wordsOf, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

const storyAddress = (id: string, globals = '') =>
  `${book.address}iframe.html?viewMode=story&window=given&id=${id}&globals=${globals}`

test('a story in another tab does not end the session of this one', async () => {
  const page = await book.page()
  await page.goto(storyAddress('flows-sign-in--technician-to-the-day'))
  expect(await wordsOf(page)).toContain('Welcome back, Mike Torres')
  const other = await page.context().newPage()
  await other.goto(storyAddress('flows-server-failures-sign-out--sign-out-session-gone'))
  expect(await wordsOf(other)).not.toContain('Failed')
  expect(await wordsOf(page)).toContain('Welcome back, Mike Torres')
  await page.context().close()
})

test('the day that a technician’s device keeps is gone with its story', async () => {
  const page = await book.page()
  const portal = 'screens-technician-dashboard--the-day'
  await page.goto(storyAddress(portal, 'role:technician'))
  await page.getByText("Today's Schedule").waitFor()
  await page.goto(storyAddress(portal, 'role:technician;server:made my_day rest 500 - 0 0'))
  await page.getByText('The server has a problem.').waitFor()
  expect(await wordsOf(page)).not.toContain('Schedule')
  await page.context().close()
})

test('a picture that types leaves the focus to the reader, and to the picture beside it', async () => {
  const page = await book.page()
  await page.goto(`${book.address}iframe.html?viewMode=docs&id=start-here-every-screen--about`)
  const search = page.getByLabel('Find a screen or state')
  await search.click()
  await page.keyboard.type('quote vehicle')
  for (const [name, words] of [
    ['Zip We Come To', 'Yes, we come to 91406'],
    ['Zip Too Far', '10001 is outside'],
  ] as const) {
    const picture = page
      .locator('li')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    await picture.locator('iframe').contentFrame().getByText(words).waitFor()
  }
  await page.keyboard.type(' empty')
  await expect.poll(() => search.inputValue()).toBe('quote vehicle empty')
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.context().close()
})
