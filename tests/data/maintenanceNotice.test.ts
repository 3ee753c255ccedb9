import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readMaintenanceNotice } from '@/features/marketing/frame/gateway'

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
})

afterEach(() => vi.unstubAllEnvs())

const answering = (body: string, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }))

describe('the notice of planned maintenance', () => {
  it('is asked for as everybody, without the Supabase client', async () => {
    const send = answering(
      '{"id":1,"starts_at":"2026-06-17T05:00:00Z","ends_at":"2026-06-17T06:00:00Z","message":"Back at 11 PM."}',
    )
    expect(await readMaintenanceNotice(send)).toEqual({
      id: 1,
      startsAt: '2026-06-17T05:00:00Z',
      endsAt: '2026-06-17T06:00:00Z',
      message: 'Back at 11 PM.',
    })
    const [address, request] = send.mock.calls[0] ?? []
    expect(address).toBe('https://project.example/rest/v1/rpc/current_maintenance')
    expect(request?.headers).toMatchObject({ apikey: 'sb_publishable_test' })
  })

  it.each([
    ['nothing is planned', answering('null')],
    ['the server fails', answering('{"message":"no"}', 500)],
    ['the answer is foreign', answering('<html></html>')],
    ['the answer lacks its text', answering('{"id":1}')],
    ['there is no network', vi.fn<typeof fetch>(() => Promise.reject(new TypeError()))],
  ])('is nothing when %s', async (_case, send) => {
    expect(await readMaintenanceNotice(send)).toBeNull()
  })

  it('is nothing where no backend is configured', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
    vi.stubEnv('VITE_LOCAL_PUBLISHABLE_KEY', '')
    const send = answering('null')
    expect(await readMaintenanceNotice(send)).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })
})
