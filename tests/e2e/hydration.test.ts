import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './support/buildSite'
import { alive, pages, unexpected } from './support/publicPages'
import { startVisits, type VisitedSite } from './support/visits'

/** The site with React's development build, which tells every difference between page and app. */
let site: VisitedSite
beforeAll(async () => {
  const staticDir = 'tests/.results/site-with-warnings'
  await buildSite(staticDir, 'development')
  site = await startVisits({ staticDir })
})
afterAll(() => site?.close())

describe('the app takes over without a warning', () => {
  it.each(pages.flatMap((page) => [1280, 390].map((width) => ({ ...page, width }))))(
    '$path at $width px',
    async ({ path, width }) => {
      const { page, problems } = await site.open(path, { viewport: { width, height: 800 } })
      await alive(page)
      await page.waitForLoadState('networkidle')
      expect(unexpected(problems, path)).toEqual([])
      await page.context().close()
    },
  )
})
