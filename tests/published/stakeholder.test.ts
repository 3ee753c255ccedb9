import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serveFolder } from '../../.ci/serveFolder.mjs'
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

const whatChanged = '?path=/docs/start-here-what-changed--about'

test('a stakeholder sees what changed, approves it, and the next version says so until it changes again', async () => {
  publish('1', {})
  publish('2', { 'ui-badge--neutral': 'teal', 'ui-badge--in-stock': 'teal' })

  const handedOver = await open('2', '', async (page, shown) => {
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
    expect(file.suggestedFilename()).toBe('review-2.json')
    const kept = join(work, file.suggestedFilename())
    await file.saveAs(kept)
    return kept
  })
  expect(run('approve', handedOver, '--into', approvals())).toContain('2 of 2 decisions are new')

  const teal = { 'ui-badge--neutral': 'teal', 'ui-badge--in-stock': 'teal' }
  publish('3', teal)
  await open('3', whatChanged, async (page, shown) => {
    await shown.getByLabel('Status').selectOption('approved', patience)
    await shown.getByText('2 stories').waitFor()
    expect(await shown.getByText(/^Approved by Grace for 2 on /).count()).toBe(2)
    await page.goto(page.url().replace(/\?.*/, '?path=/story/ui-badge--neutral'))
    await page.getByRole('tab', { name: 'Product' }).click(patience)
    await page.getByRole('heading', { name: 'Status: Approved' }).waitFor(patience)
  })

  publish('4', { ...teal, 'ui-badge--neutral': 'maroon' })
  await open('4', whatChanged, async (_page, shown) => {
    const card = shown.getByRole('region', { name: 'Badge: Neutral', exact: true })
    await card.getByText('Grace approved it for 2; its pictures changed since.').waitFor(patience)
    await card.getByText('In review', { exact: true }).waitFor()
    await shown.getByLabel('Status').selectOption('approved')
    await shown.getByRole('radio', { name: /^All/ }).check()
    await shown.getByText('1 story').waitFor()
    await shown.getByRole('region', { name: 'Badge: In Stock', exact: true }).waitFor()
  })
})
