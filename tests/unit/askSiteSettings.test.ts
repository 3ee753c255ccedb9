import { describe, expect, it, vi } from 'vitest'
import { readSiteSettings } from '@/domain/siteSettingsReader'
import { askSiteSettings } from '../../.ci/build/siteSettings'

const hosted = { url: 'https://project.example/', key: 'sb_publishable_test' }

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))

describe('the settings that a build draws pages with', () => {
  it('are asked of the hosted backend', async () => {
    const warn = vi.fn()
    const send = answering({
      company: { name: 'Harbor Glass' },
      formats: { time_zone: 'Eastern Time' },
    })
    const answer = await askSiteSettings({ ...hosted, warn, send })
    expect(send.mock.calls[0]?.[0]).toBe('https://project.example/rest/v1/rpc/site_settings')
    expect(readSiteSettings(answer)).toMatchObject({
      company: { name: 'Harbor Glass' },
      formats: { timeZone: 'Eastern Time', currency: 'USD' },
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['is refused', answering({ message: 'no' }, 401)],
    ['makes no sense', vi.fn<typeof fetch>(async () => new Response('<html>'))],
    ['does not come', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'))],
    [
      'is late',
      vi.fn<typeof fetch>(
        (_, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('timeout')))
          }),
      ),
    ],
  ])('are the usual ones, and a line says so, when the answer %s', async (_how, send) => {
    const warn = vi.fn<(line: string) => void>()
    expect(await askSiteSettings({ ...hosted, warn, send, wait: 20 })).toBeUndefined()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('drawn with the usual ones')]])
  })

  it('are asked of nobody without a hosted backend', async () => {
    const send = answering({})
    const warn = vi.fn()
    expect(await askSiteSettings({ url: undefined, key: undefined, warn, send })).toBeUndefined()
    expect(send).not.toHaveBeenCalled()
  })
})
