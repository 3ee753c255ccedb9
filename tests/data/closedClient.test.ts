import ws from 'ws'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedSession } from '@mocks/scenarios/seed'
import { tokenStorageKey } from '@/domain/session'
import { connect, createConnector } from '@/platform/client/client'
import { createTokenStorage } from '@/platform/client/tokenStorage'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const expired = { stored: 'session', role: 'technician', expiresIn: -600 } as const

/** A browser whose session has run out, and a client that has begun to refresh it. */
async function openClient(answer: () => Promise<Response>) {
  const kept = new Map([[tokenStorageKey, storedSession(expired)]])
  const browser = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  const asked = vi.fn(answer)
  const connector = createConnector(() =>
    connect({
      url: 'http://service.example',
      key: 'sb_publishable_test',
      storage: createTokenStorage(() => browser),
      fetch: asked,
      realtime: { transport: ws as unknown as typeof WebSocket },
    }),
  )
  const { client } = await connector.open()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  return { kept, asked, connector, client }
}

it("leaves the next person's session alone when its refresh is refused after all", async () => {
  let refuse: (response: Response) => void = () => {}
  const { kept, connector } = await openClient(
    () =>
      new Promise((resolve) => {
        refuse = resolve
      }),
  )
  await connector.close()
  kept.set(tokenStorageKey, 'the next one')
  refuse(Response.json({ code: 'session_expired', message: 'Session Expired' }, { status: 400 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept.get(tokenStorageKey)).toBe('the next one')
})

it('does not ask a silent service again, and ends what waits for it at once', async () => {
  const { asked, connector, client } = await openClient(() => new Promise(() => {}))
  const waiting = client.auth.getSession()
  await connector.close()
  expect(await waiting).toMatchObject({ data: { session: null } })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveBeenCalledOnce()
})

it('is not opened again', async () => {
  const { connector } = await openClient(() => new Promise(() => {}))
  await connector.close()
  await expect(connector.open()).rejects.toThrow('The connection was closed.')
})
