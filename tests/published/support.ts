import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserArguments, findBrowser } from '../../.ci/browser.mjs'
import { storyOutcome } from '../../.ci/publishedStory.mjs'

type Entry = { id: string; title: string; name: string; type: string; tags: string[] }

/**
 * A browser without a network: nothing but the published folder answers.
 * @param address where it is served; left out, the one that all tests share
 */
export async function openBrowser(address = inject('storybookAddress')) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
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

/** What a play function says instead of acting in a screen that a chosen server or person drives. */
const leftAlone = 'This plays with the story as it is'

/** The words of the story that a preview shows, once it has been drawn and played, and what it still asked for is there. */
export async function wordsOf(page: Page): Promise<string> {
  const outcome = await storyOutcome(page)
  if (outcome !== 'finished' && !outcome.startsWith(leftAlone)) return `Failed: ${outcome}`
  await page.evaluate(untilStill)
  const words = await page.locator('body').innerText()
  return words.replace(/\s+/g, ' ').trim()
}

/** Waits until nothing in the page has changed for a second: answers under way may come after the play. */
function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, 1_000)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, 1_000)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    function end() {
      observer.disconnect()
      resolve()
    }
  })
}

/** Goes to another story in the same preview, as a press in the sidebar does. */
export function goToStory(page: Page, storyId: string): Promise<void> {
  return tellPreview(page, 'setCurrentStory', { storyId, viewMode: 'story' })
}

/** Plays the story again in the same preview, as the toolbar's Reload does. */
export function reloadStory(page: Page, storyId: string): Promise<void> {
  return tellPreview(page, 'forceRemount', { storyId })
}

/** Tells a preview something, as Storybook around it does, and waits until a story has finished. */
function tellPreview(page: Page, event: string, data: Record<string, string>): Promise<void> {
  return page.evaluate(
    ([event, data]) =>
      new Promise<void>((resolve) => {
        const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview
        channel.once('storyFinished', () => resolve())
        channel.emit(event, data)
      }),
    [event, data] as const,
  )
}

type Preview = {
  channel: {
    emit: (event: string, data: unknown) => void
    once: (event: string, listener: () => void) => void
  }
}
