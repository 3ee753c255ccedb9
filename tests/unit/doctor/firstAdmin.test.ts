import { describe, expect, it, vi } from 'vitest'
import { firstAdmin } from '../../../supabase/doctor/firstAdmin'

const secretKey = 'sb_secret_of_the_owner'

async function ask(response: Response | Error, site?: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (response instanceof Error) throw response
    return response
  })
  const answer = await firstAdmin({ backend: 'https://project.example', secretKey, site, fetch })
  return { ...answer, text: answer.lines.join('\n'), fetch }
}

describe('the code of the first administrator', () => {
  it('is printed with the page, and how long it lives', async () => {
    const { isMade, text, fetch } = await ask(
      Response.json({ code: 'ABCD2345' }),
      'https://www.example.com',
    )
    expect(isMade).toBe(true)
    expect(text).toContain('Setup code: ABCD-2345')
    expect(text).toContain('Open https://www.example.com/setup')
    expect(text).toContain('24 hours')
    const [address, request] = fetch.mock.calls[0] ?? []
    expect(String(address)).toBe('https://project.example/rest/v1/rpc/make_setup_code')
    expect(new Headers(request?.headers).get('apikey')).toBe(secretKey)
  })

  it('names the page where the site is not known', async () => {
    expect((await ask(Response.json({ code: 'ABCD2345' }))).text).toContain('/setup of your site')
  })

  it.each([
    [
      'there is an administrator',
      Response.json({ message: 'done' }, { status: 409 }),
      'has a super administrator already',
    ],
    ['migrations are missing', Response.json({}, { status: 404 }), 'supabase db push'],
    ['the key is another', Response.json({}, { status: 401 }), 'SUPABASE_SECRET_KEY'],
    ['the backend is away', Response.json({}, { status: 503 }), 'answers 503'],
    ['there is no backend', new TypeError(`fetch failed: ${secretKey}`), 'cannot be reached'],
  ])('is not made when %s, and the reason is said', async (_, response, words) => {
    const { isMade, text } = await ask(response)
    expect(isMade).toBe(false)
    expect(text).toContain(words)
    expect(text).not.toContain(secretKey)
  })
})
