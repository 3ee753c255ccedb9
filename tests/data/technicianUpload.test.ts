import { beforeEach, expect, test, vi } from 'vitest'
import { fetchWithTimeout, noAnswerMessage, requestTimeout } from '@/data/fetchWithTimeout'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('six photos are given the minutes that a slow connection takes to send them, and no more', async () => {
  const body = 'x'.repeat(4_000_000)
  const ended = vi.fn()
  const asked = fetchWithTimeout(() => new Promise(() => {}))('http://service.example/', {
    method: 'POST',
    body,
  }).catch(ended)
  await vi.advanceTimersByTimeAsync(requestTimeout + 240_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  await asked
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ message: noAnswerMessage }))
})
