import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { openOffice } from './support/office'
import { signInAtPortal } from './support/technician'
import { startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

/** Files are kept by no worker, so that every visit asks for all of them. */
const unkept = { serviceWorkers: 'block' } as const

/**
 * What is tried: the files that a page is begun with, and these, which come after it. All others come by the
 * same means (`preloadable`, `withRetry`); a visit for each of them takes minutes, and is for the long form.
 */
const late =
  /\/(AuthProvider|SessionQuestions|SignedInAccount|ToastList|panel|DashboardScreen|technicianDashboard|SignInForm)-/

const isLong = Boolean(process.env.TEST_LONG)

/** Files that have been lost once in this run: each is lost on the first page that loads it. */
const tried = new Set<string>()

/** How many visits run beside one another. */
const atOnce = 3

const visitor = async () => (await site.blank(unkept)).page.context()

const administrator = async () =>
  (await openOffice(site, 'admin@sunline.example', unkept)).page.context()

async function technician() {
  const { page } = await site.open('/technicians', unkept)
  await signInAtPortal(page)
  return page.context()
}

const visits: readonly (readonly [string, readonly string[], () => Promise<BrowserContext>])[] = [
  ['signed out', ['/', '/login', '/admin', '/technicians'], visitor],
  ['signed in as an administrator', ['/', '/admin'], administrator],
  ['signed in as a technician', ['/technicians'], technician],
]

describe('a page one of whose files does not come at the first request', () => {
  it.each(visits)('%s: %s stay, and the file is had at the next try', async (_, paths, open) => {
    const context = await open()
    const tested: string[] = []
    for (const path of paths) {
      const { files, heading } = await readPage(context, path)
      const fresh = files.filter(({ name }) => !tried.has(name))
      fresh.forEach(({ name }) => tried.add(name))
      tested.push(...fresh.map(({ name }) => name))
      const queue = [...fresh]
      const outcomes: string[] = []
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let file = queue.shift(); file; file = queue.shift()) {
            outcomes.push(...(await visitWithout(context, path, file, heading)))
          }
        }),
      )
      expect(outcomes).toEqual([])
    }
    expect(tested.length).toBeGreaterThan(0)
    await context.close()
  })
})

/** The files of a page that is at rest, and its main heading. */
async function readPage(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(pathname)
  })
  await page.goto(site.url + path)
  const title = mainHeading(page)
  await title.waitFor()
  await page.waitForLoadState('networkidle')
  const heading = await title.innerText()
  const begin = await page
    .locator('meta[name=app-files]')
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('content')?.split(' ') ?? []))
  await page.close()
  const isNeeded = (file: string) => begin.includes(file) || late.test(file)
  const tried = [...files].filter((file) => isLong || isNeeded(file))
  return { files: tried.map((name) => ({ name, isNeeded: isNeeded(name) })), heading }
}

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/**
 * Visits a page that loses the first request for one file.
 * @returns what went wrong, in words
 */
async function visitWithout(
  context: BrowserContext,
  path: string,
  { name: file, isNeeded }: { name: string; isNeeded: boolean },
  heading: string,
): Promise<string[]> {
  const page = await context.newPage()
  let asked = 0
  await page.route(`**${file}`, (route) => {
    asked += 1
    return asked === 1 ? route.abort('connectionreset') : route.continue()
  })
  await page.goto(site.url + path)
  // Nothing but a new visit asks again for a style sheet, a font or a picture, or for what was only fetched ahead.
  const needsVisit = !file.endsWith('.js') || !isNeeded
  const problems: string[] = []
  const isAsked = (times: number) =>
    vi
      .waitUntil(() => asked >= times, { timeout: 20_000 })
      .catch(() => problems.push(`${path} without ${file}: asked for ${asked} of ${times} times`))
  await isAsked(needsVisit ? 1 : 2)
  const stays = async (when: string) => {
    const isThere = page.getByRole('heading', { level: 1, name: heading }).first()
    await isThere.waitFor({ timeout: 20_000 }).catch(() => {
      problems.push(`${path} without ${file}: no heading "${heading}" ${when}`)
    })
  }
  await stays('after the loss')
  if (needsVisit) {
    await page.reload()
    await stays('after a new visit')
    await isAsked(2)
  }
  if ((await page.getByText('could not be loaded').count()) > 0) {
    problems.push(`${path} without ${file}: says that it could not be loaded`)
  }
  await page.close()
  return problems
}
