import { afterAll, beforeAll, expect, test } from 'vitest'
import { goToStory, openBrowser, wordsOf, type PublishedStorybook } from './support'

let book: PublishedStorybook
beforeAll(async () => {
  book = await openBrowser()
})
afterAll(() => book?.close())

const asAdmin = '&globals=role:admin;server:normal'

test('stories go on after the browser has ended the service worker, as it does in a hidden window', async () => {
  const page = await book.page()
  await page.goto(
    `${book.address}iframe.html?viewMode=story&id=screens-admin-quotes--ready${asAdmin}`,
  )
  await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor({ timeout: 60_000 })
  const client = await page.context().newCDPSession(page)
  const stopped = new Promise((resolve) => {
    client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve(true)
    })
  })
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
  await stopped
  await goToStory(page, 'screens-admin-orders--ready')
  await expect.poll(() => wordsOf(page), { timeout: 60_000 }).toMatch(/Orders Management.*ORD-/)
  await page.context().close()
})
