import { afterAll, beforeAll, expect, test } from 'vitest'
import { goToStory, openBrowser, reloadStory, wordsOf, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

/** In short, one of this many: a visit to each takes minutes. */
const share = process.env.TEST_LONG ? 1 : 16

test('a failure shows the same words opened directly, after its neighbor, and loaded again', async () => {
  const failures = book.entries.filter(
    ({ type, title }) => type === 'story' && title.startsWith('Flows/Server failures'),
  )
  expect(failures.length).toBeGreaterThan(50)
  const differing: string[] = []
  const page = await book.page()
  for (let place = 0; place < failures.length; place += share) {
    const { id } = failures[place] as (typeof failures)[number]
    const neighbor = failures[(place + 1) % failures.length] as (typeof failures)[number]
    const alone = `${book.address}iframe.html?viewMode=story&window=given&id=`
    await page.goto(alone + id)
    const direct = await wordsOf(page)
    await reloadStory(page, id)
    const again = await wordsOf(page)
    await page.goto(alone + neighbor.id)
    await wordsOf(page)
    await goToStory(page, id)
    const after = await wordsOf(page)
    if (direct.startsWith('Failed')) differing.push(`${id}: ${direct}`)
    if (again !== direct) differing.push(`${id} loaded again: ${difference(again, direct)}`)
    if (after !== direct) differing.push(`${id} after ${neighbor.id}: ${difference(after, direct)}`)
  }
  await page.context().close()
  expect(differing).toEqual([])
})

/** From where on two texts differ, a piece of each. */
function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const piece = (text: string) => text.slice(Math.max(0, at - 40), at + 120)
  return `"${piece(one)}" and not "${piece(other)}"`
}
