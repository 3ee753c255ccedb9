import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
  for (const name of [
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_PUBLISHABLE_KEY',
    'VITE_LOCAL_PUBLISHABLE_KEY',
  ]) {
    vi.stubEnv(name, '')
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.doUnmock('@supabase/supabase-js')
})

/** A fresh page, with the library replaced by one that only remembers how it was called. */
async function open() {
  const createClient = vi.fn<(...call: unknown[]) => object>(() => ({}))
  vi.doMock('@supabase/supabase-js', () => ({ createClient }))
  const { clientAtom } = await import('@/platform/client/client')
  return { createClient, getClient: createStore().get(clientAtom) }
}

describe('the client', () => {
  test('of a hosted backend', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_hosted')
    const { createClient, getClient } = await open()
    expect(await getClient()).toBe(await getClient())
    expect(createClient).toHaveBeenCalledExactlyOnceWith(
      'https://project.example',
      'sb_publishable_hosted',
      expect.objectContaining({
        auth: expect.objectContaining({ storageKey: 'windshield_auth_tokens' }),
      }),
    )
  })

  test('of the embedded backend answers at the site’s own origin', async () => {
    vi.stubEnv('VITE_LOCAL_PUBLISHABLE_KEY', 'sb_publishable_local')
    const { createClient, getClient } = await open()
    await getClient()
    expect(createClient.mock.calls[0]?.slice(0, 2)).toEqual([
      'https://site.example',
      'sb_publishable_local',
    ])
  })

  test.each([
    ['nothing at all', {}],
    [
      'a hosted address with a local key',
      { VITE_SUPABASE_URL: 'https://project.example', VITE_LOCAL_PUBLISHABLE_KEY: 'local' },
    ],
  ])('of %s says what to configure, and can be asked for again', async (_, env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const { createClient, getClient } = await open()
    await expect(getClient()).rejects.toThrow('No backend is configured')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_late')
    await getClient()
    expect(createClient).toHaveBeenCalledOnce()
  })
})
