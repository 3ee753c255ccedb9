import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserArguments, findBrowser } from '../../.ci/browser.mjs'
import { storyOutcome } from '../../.ci/publishedStory.mjs'

type Entry = { id: string; title: string; name: string; type: string; tags: string[] }

/** A browser without a network: nothing but the published folder answers. */
export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  const address = inject('storybookAddress')
  const index = (await (await fetch(`${address}index.json`)).json()) as {
    entries: Record<string, Entry>
  }
  return {
    address,
    entries: Object.values(index.entries),
    close: () => browser.close(),
    page: (options?: BrowserContextOptions) => openPage(browser, address, options),
  }
}

export type PublishedStorybook = Awaited<ReturnType<typeof openBrowser>>

async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const { origin } = new URL(address)
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort('internetdisconnected'),
  )
  return context.newPage()
}

/** The words of the story that a preview shows, once it has been drawn and played. */
export async function wordsOf(page: Page): Promise<string> {
  const outcome = await storyOutcome(page)
  if (outcome !== 'finished') return `Failed: ${outcome}`
  const words = await page.locator('body').innerText()
  return words.replace(/\s+/g, ' ').trim()
}

/** Goes to another story in the same preview, as a press in the sidebar does. */
export async function goToStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview
    Reflect.set(window, 'isOver', false)
    channel.once('storyFinished', () => Reflect.set(window, 'isOver', true))
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  }, storyId)
  await page.waitForFunction(() => Reflect.get(window, 'isOver') === true, undefined, {
    timeout: 60_000,
  })
}

/** Plays the story again in the same preview, as the toolbar's Reload does. */
export async function reloadStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview
    Reflect.set(window, 'isOver', false)
    channel.once('storyFinished', () => Reflect.set(window, 'isOver', true))
    channel.emit('forceRemount', { storyId: id })
  }, storyId)
  await page.waitForFunction(() => Reflect.get(window, 'isOver') === true, undefined, {
    timeout: 60_000,
  })
}

type Preview = {
  channel: {
    emit: (event: string, data: unknown) => void
    once: (event: string, listener: () => void) => void
  }
}
