import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSenderLoop } from '@local/messages/senderLoop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sending = () => vi.fn<() => Promise<void>>(async () => undefined)

describe('the loop that sends', () => {
  it('does nothing by itself before it is started', async () => {
    const send = sending()
    const loop = createSenderLoop(send)
    loop.sendSoon()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(send).not.toHaveBeenCalled()
    await loop.now()
    expect(send).toHaveBeenCalledOnce()
  })

  it('looks every half minute for what has become due', async () => {
    const send = sending()
    const loop = createSenderLoop(send)
    loop.start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(3)
    await loop.close()
  })

  it('makes one run of many changes, and one more of what comes during it', async () => {
    let runs = 0
    let most = 0
    const send = vi.fn<() => Promise<void>>(async () => {
      runs += 1
      most = Math.max(most, runs)
      await new Promise((resolve) => setTimeout(resolve, 500))
      runs -= 1
    })
    const loop = createSenderLoop(send)
    loop.start()
    for (let index = 0; index < 50; index += 1) loop.sendSoon()
    await vi.advanceTimersByTimeAsync(100)
    loop.sendSoon()
    loop.sendSoon()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(send).toHaveBeenCalledTimes(2)
    expect(most).toBe(1)
    await loop.close()
  })

  it('goes on after a failure, and writes nothing of it but its kind', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const send = sending().mockRejectedValueOnce(new TypeError('to ana@example.com'))
    const loop = createSenderLoop(send)
    await loop.now()
    await loop.now()
    expect(send).toHaveBeenCalledTimes(2)
    expect(log).toHaveBeenCalledExactlyOnceWith('Messages wait: TypeError')
  })

  it('waits at its end for what is being sent, and sends no more', async () => {
    const order: string[] = []
    const send = vi.fn<() => Promise<void>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      order.push('sent')
    })
    const loop = createSenderLoop(send)
    loop.start()
    await vi.advanceTimersByTimeAsync(100)
    const closed = loop.close().then(() => order.push('closed'))
    loop.sendSoon()
    await vi.advanceTimersByTimeAsync(500)
    await closed
    expect(order).toEqual(['sent', 'closed'])
    await vi.advanceTimersByTimeAsync(120_000)
    await loop.now()
    expect(send).toHaveBeenCalledOnce()
  })
})
