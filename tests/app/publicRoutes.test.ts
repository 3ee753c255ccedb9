import { expect, test } from 'vitest'
import { appRoutes } from '@/app/routes/table'
import { publicPages } from '@/app/publicPages'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteFactsIn } from '@/platform/site/siteFacts'
import { appWords } from '@/app/words'

test('every public address has a route and every public route a title', () => {
  const routes = appRoutes
    .filter(({ frame, path }) => frame === 'site' && path !== '*')
    .map(({ path }) => path)
  expect(
    publicPages(appWords.en, siteFactsIn(usualSiteSettings, 'en'))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(routes.sort())
})
