import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '@/domain/roles'
import { scenarios } from '@mocks/scenarios/catalogue'
import { screenPages, type ScreenPage } from '../../stories/start/screens'
import { openBrowser, wordsOf, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

/** In short, one of this many: all of them take an hour. */
const share = process.env.TEST_LONG ? 1 : 250

/** What the app shows until it knows what to show. */
const isUnderWay = /^(Loading the page|Checking who is signed in|)$/

type Choice = { page: ScreenPage; globals: string; isSeenAtOnce: boolean }

/** Every server and every person that the toolbar promises to change something above a screen. */
const choices: readonly Choice[] = screenPages
  .filter(({ routes, fails }) => routes.length > 0 && fails.length > 0)
  .flatMap((page) => [
    ...scenarios
      .filter(({ area }) => page.fails.includes(area))
      .map(({ name, probes }) => ({
        page,
        globals: `server:${name}`,
        // Other failures are met by doing what the menu says, or go by unnoticed.
        isSeenAtOnce: probes.some(({ call, answer }) => call === 'refresh' && answer === 400),
      })),
    ...['visitor', ...roles].map((person) => ({
      page,
      globals: `role:${person}`,
      isSeenAtOnce: page.person !== undefined && ['visitor', 'customer'].includes(person),
    })),
  ])

test('a chosen server or person drives each screen, and who must not see it is told so', async () => {
  expect(choices.length).toBeGreaterThan(1000)
  const page = await book.page()
  const own = new Map<string, string>()
  const faults: string[] = []
  for (let place = 0; place < choices.length; place += share) {
    const { page: screen, globals, isSeenAtOnce } = choices[place] as Choice
    const story = book.entries.find(
      ({ type, title, tags }) => type === 'story' && title === screen.title && tags.includes('dev'),
    )
    expect(story).toMatchObject({ title: screen.title })
    const address = `${book.address}iframe.html?viewMode=story&window=given&id=${story?.id}`
    if (!own.has(screen.title)) {
      await page.goto(address)
      own.set(screen.title, await wordsOf(page))
    }
    await page.goto(`${address}&globals=${globals}`)
    let words = await wordsOf(page)
    // What is still on its way is still on a busy machine for longer than a page is watched.
    for (let look = 0; look < 20 && isUnderWay.test(words); look += 1) words = await wordsOf(page)
    const isAsBefore = isSeenAtOnce && words === own.get(screen.title)
    if (isAsBefore || isUnderWay.test(words) || words.startsWith('Failed'))
      faults.push(`${screen.title} with ${globals}: ${words.slice(0, 200)}`)
  }
  await page.context().close()
  expect(faults).toEqual([])
})
