import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallDatabase } from '../../../supabase/functions/_shared/callDatabase'
import { publishBeside, publishDue } from '../../../supabase/functions/messages/publish'

const url = 'https://host.example/build/a-secret-of-the-host'

/** A database with one build to ask for, and what it was told of it. */
function scene(claim: { id: number; url: string } | null = { id: 7, url }) {
  const recorded: unknown[] = []
  const call = vi.fn<CallDatabase>(async (name, args) => {
    if (name === 'claim_publish') return claim
    recorded.push({ name, ...args })
    return null
  })
  return { call, recorded }
}

const answering = (response: Response) => vi.fn<typeof fetch>(async () => response)

afterEach(() => void vi.restoreAllMocks())

describe('having the site built again', () => {
  it('posts nothing but the request to the hook, and records that it was taken', async () => {
    const { call, recorded } = scene()
    const ask = answering(new Response('{}', { status: 201 }))
    expect(await publishDue({ call, ask })).toBe('published')
    expect(ask).toHaveBeenCalledExactlyOnceWith(url, {
      method: 'POST',
      redirect: 'manual',
      signal: expect.any(AbortSignal) as AbortSignal,
    })
    expect(recorded).toEqual([{ name: 'record_publish', id: 7, ok: true }])
  })

  it('asks no host when nobody asked for it', async () => {
    const { call, recorded } = scene(null)
    const ask = answering(new Response())
    expect(await publishDue({ call, ask })).toBe('none')
    expect(ask).not.toHaveBeenCalled()
    expect(recorded).toEqual([])
  })

  it.each([
    ['refuses', async () => new Response('', { status: 404 })],
    ['leads elsewhere', async () => new Response('', { status: 302 })],
    ['cannot be reached', async () => Promise.reject(new TypeError(`fetch ${url}`))],
    [
      'never answers',
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error(`late: ${url}`)))
        }),
    ],
  ])('records a try that failed when the host %s', async (_, ask) => {
    const { call, recorded } = scene()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await publishDue({ call, ask: ask as typeof fetch, patience: 20 })).toBe('failed')
    expect(recorded).toEqual([{ name: 'record_publish', id: 7, ok: false }])
    expect(log).not.toHaveBeenCalled()
  })

  it('beside the sending throws nothing, and writes no address into the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const call = vi.fn<CallDatabase>(async () => {
      throw new Error(`claim_publish was answered with 500 for ${url}`)
    })
    await publishBeside({ call })
    expect(log).toHaveBeenCalledExactlyOnceWith('Nothing was published: Error')
  })
})
