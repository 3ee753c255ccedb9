import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf } from '../database/support/clients'
import { bookableDraft, testNow } from '../database/support/drafts'
import { startSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await startSite({ keepsData: true })
  await site.stopClock(testNow)
})
afterAll(() => site.close())

const submit = () =>
  clientOf(site.url).rpc('submit_quote', {
    draft: bookableDraft,
    idempotency_key: '0b0f4d55-7f3c-4f4c-9d1e-2f8a6f0f2c11',
    honeypot: '',
  })

test('a quote, the demo accounts and the site are still there after a restart of the server', async () => {
  const { data } = await submit()
  const accounts = await site.sql('select email from auth.users order by email')
  expect(accounts).toHaveLength(4)

  await site.restart()

  const rows = await site.sql('select id, first_name from public.quotes')
  expect(rows).toEqual([{ id: data.reference, first_name: 'Dana' }])
  // Each answer has a link of its own to the one appointment.
  expect((await submit()).data).toEqual({ ...data, link: expect.any(String) as string })
  expect(await site.sql('select email from auth.users order by email')).toEqual(accounts)
  expect((await fetch(`${site.url}/quote`)).status).toBe(200)
})
