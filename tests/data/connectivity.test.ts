import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnectivityGateway } from '@/platform/session/connectivity'
import { sessionTimes } from '@/platform/session/sessionTimes'

const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockReset()
})

test('asks for the favicon without cors and past every cache; any answer means a connection', async () => {
  asked.mockResolvedValue(Response.error())
  expect(await createConnectivityGateway('/favicon.svg').check()).toBe(true)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/favicon.svg',
    expect.objectContaining({ mode: 'no-cors', cache: 'no-store', credentials: 'omit' }),
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('no answer at all means none', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await createConnectivityGateway('/favicon.svg').check()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('silence means none, before the next check begins', async () => {
  asked.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('Given up')))
      }),
  )
  const found = createConnectivityGateway('/favicon.svg').check()
  await vi.advanceTimersByTimeAsync(sessionTimes.connectivityTimeout)
  expect(await found).toBe(false)
  expect(sessionTimes.connectivityTimeout).toBeLessThan(sessionTimes.connectivityInterval)
})
