import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serveFolder } from '../../.ci/serveFolder.mjs'
import type { Review } from '../../stories/review/review'
import { openBrowser } from './support'

const stories = ['ui-badge--neutral', 'ui-badge--in-stock', 'ui-badge--cancelled'] as const
const patience = { timeout: 120_000 }

let work: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'versions-'))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Publishes a version of a few stories, those that are named looking different from how they are. */
function publish(version: string, looks: Readonly<Record<string, string>>) {
  const built = join(work, 'built')
  rmSync(built, { recursive: true, force: true })
  cpSync(inject('storybookFolder'), built, { recursive: true })
  const page = join(built, 'iframe.html')
  const change = `<script>
    const color = ${JSON.stringify(looks)}[new URLSearchParams(location.search).get('id')]
    if (color) document.write('<style>body { border-top: 40px solid ' + color + ' }</style>')
  </script>`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${change}`))
  const to = ['--out', join(work, 'site'), '--version', version, '--built', built]
  run('run', ...to, '--only', stories.join(','), '--approvals', approvals())
}

const approvals = () => join(work, 'approvals.json')

function run(script: string, ...given: string[]): string {
  return execFileSync(process.execPath, [`.ci/publish/${script}.mjs`, ...given], {
    encoding: 'utf8',
  })
}

/** Opens a published version below a path, at its first page or another. */
async function open<Result>(
  version: string,
  at: string,
  act: (page: Page, shown: FrameLocator) => Promise<Result>,
): Promise<Result> {
  const site = await serveFolder(join(work, 'site'), '/some/path/')
  const book = await openBrowser(`${site.address}${version}/`)
  try {
    const page = await book.page({ acceptDownloads: true })
    await page.goto(`${book.address}${at}`)
    return await act(page, page.frameLocator('#storybook-preview-iframe'))
  } finally {
    await book.close()
    site.close()
  }
}

const teal = { 'ui-badge--neutral': 'teal', 'ui-badge--in-stock': 'teal' }
const decided = 'review-2.json'

test('a stakeholder sees what changed, approves it and hands that over', async () => {
  publish('1', {})
  publish('2', teal)
  await open('2', '', async (page, shown) => {
    await shown.getByRole('link', { name: 'What changed since the last version' }).click(patience)
    await shown.getByRole('radio', { name: /^Changed\s*2/ }).waitFor(patience)
    await shown.getByLabel('Your given name').fill('Grace')
    for (const story of ['Badge: Neutral', 'Badge: In Stock']) {
      const card = shown.getByRole('region', { name: story, exact: true })
      for (const part of ['before', 'after', 'difference']) {
        const picture = card.getByRole('img', { name: new RegExp(`, ${part}, light desktop$`) })
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
          .toBe(1280)
      }
      await card.getByRole('button', { name: /^Approve/ }).click()
      await card.getByText('Grace approved this').waitFor()
    }
    expect(await shown.getByRole('region', { name: 'Badge: Cancelled' }).count()).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: 'Download 2 decisions' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(decided)
    await file.saveAs(join(work, decided))
  })
})

test('what they approved is approved in the next version, and in review again once its picture changes', async () => {
  const said = run('approve', join(work, decided), '--into', approvals())
  expect(said).toContain('2 of 2 decisions are new')
  publish('3', teal)
  expect(states('3')).toEqual(['in review', 'approved', 'approved'])
  publish('4', { ...teal, 'ui-badge--neutral': 'maroon' })
  expect(states('4')).toEqual(['in review', 'approved', 'in review'])

  await open('4', '?path=/story/ui-badge--in-stock', async (page) => {
    await page.getByRole('tab', { name: 'Product' }).click(patience)
    await page.getByRole('heading', { name: 'Status: Approved' }).waitFor(patience)
    await page.goto(
      page.url().replace(/\?.*/, 'iframe.html?viewMode=docs&id=start-here-what-changed--about'),
    )
    const card = page.getByRole('region', { name: 'Badge: Neutral', exact: true })
    await card.getByText('Grace approved it for 2; its pictures changed since.').waitFor(patience)
    await card.getByText('In review', { exact: true }).waitFor()
    await page.getByLabel('Status').selectOption('approved')
    await page.getByRole('radio', { name: /^All/ }).check()
    await page.getByText('1 story').waitFor()
    await page.getByText(/^Approved by Grace for 2 on /).waitFor()
  })
})

test('who looks at a story goes to the same one in another version, with all that is chosen', async () => {
  const index = join(work, 'site/1/index.json')
  const { entries, ...rest } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, unknown>
  }
  const { 'ui-badge--in-stock': _, ...others } = entries
  writeFileSync(index, JSON.stringify({ ...rest, entries: others }))

  const at = '?path=/story/ui-badge--in-stock&globals=colorMode:dark'
  await open('4', at, async (page, shown) => {
    await page.getByRole('button', { name: 'the same story in another one than 4' }).click(patience)
    await page.getByText(/^1, .*: without this story$/).waitFor(patience)
    expect(await page.getByRole('link', { name: /^4, / }).getAttribute('aria-current')).toBe('page')
    await page.getByRole('link', { name: /^3, / }).click()
    await page.waitForURL(`**/some/path/3/${at}`, patience)
    await shown.locator('html.dark').waitFor({ state: 'attached', ...patience })
    await shown.getByText('In Stock').waitFor(patience)
  })
})

/** Where the stories stand in a version, by their ids in order. */
function states(version: string): string[] {
  const file = join(work, 'site', version, 'review/review.json')
  const review = JSON.parse(readFileSync(file, 'utf8')) as Review
  return review.stories
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ status }) => status.state)
}
