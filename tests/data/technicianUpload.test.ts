import { beforeEach, expect, test, vi } from 'vitest'
import {
  fetchWithTimeout,
  noAnswerMessage,
  requestTimeout,
} from '@/platform/client/fetchWithTimeout'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test.each([
  ['a text', 'x'.repeat(4_000_000)],
  ['a file', new Uint8Array(4_000_000)],
])(
  '%s is given the minutes that a slow connection takes to send it, and no more',
  async (_, body) => {
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
  },
)
