import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

const patience = { timeout: 60_000 }
const size = { width: 1280, height: 800 }

/** The tools of the review, by what they are called, in a story under a failure that is seen in the dark on a phone. */
const tools = [
  /^Reload story/,
  /^Viewport size/,
  /^No connection free: What the pretend server does/,
  /^The pretend server says what is shown/,
  /^12\/31 23:45: What time it is/,
  /^Light or dark/,
  /^Text size.*150%$/,
  /^Open in isolation mode/,
  /^Enter full screen/,
  /^Copy this view for a comment/,
  /was not published as a version/,
]

test('at 1280 px every tool is in sight above a story, whatever is chosen', async () => {
  const page = await book.page({ viewport: size })
  const globals = [
    'viewport.value:phone',
    'server:rest-pool-exhausted',
    'role:super_admin',
    'colorMode:dark',
    'textSize:150',
    'clock:2026-12-31 2345',
  ]
  await page.goto(
    `${book.address}?path=/story/screens-admin-quotes--ready&globals=${globals.join(';')}`,
  )
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  // The viewport's size comes with the story, and everything after it moves.
  await toolbar.getByRole('button', { name: /^Viewport size.*Phone 390/ }).waitFor(patience)
  await toolbar.getByRole('button', { name: /^Light or dark.*Dark/ }).waitFor(patience)
  const outOfSight: string[] = []
  for (const tool of [
    toolbar.getByLabel('Person', { exact: true }),
    toolbar.getByRole('switch', { name: 'Change zoom level' }),
    ...tools.map((name) => toolbar.getByRole('button', { name })),
  ]) {
    const box = await tool.boundingBox(patience)
    if (!box || box.x + box.width > size.width) outOfSight.push(String(tool))
  }
  expect(outOfSight).toEqual([])
  await page.context().close()
})
