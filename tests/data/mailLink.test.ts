import { describe, expect, test } from 'vitest'
import { readMailLink, withoutMailLink } from '@/platform/session/mailLink'

const site = 'https://site.example'

describe('the link of a mail', () => {
  test('brings tokens in the fragment', () => {
    const address = `${site}/auth/new-password#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery`
    expect(readMailLink(address)).toEqual({
      kind: 'tokens',
      type: 'recovery',
      access_token: 'a.b.c',
      refresh_token: 'r',
    })
    expect(withoutMailLink(address)).toBe('/auth/new-password')
  })

  test('brings a token hash in the query', () => {
    const address = `${site}/auth/new-password?token_hash=h&type=recovery&lang=es`
    expect(readMailLink(address)).toEqual({
      kind: 'token_hash',
      type: 'recovery',
      token_hash: 'h',
    })
    expect(withoutMailLink(address)).toBe('/auth/new-password?lang=es')
  })

  test('brings the reason why it does not work', () => {
    expect(
      readMailLink(
        `${site}/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
      ),
    ).toEqual({
      kind: 'refused',
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  test.each([
    `${site}/quote`,
    `${site}/quote#main`,
    `${site}/quote?error=1&access_token=a&refresh_token=b&type=recovery`,
    `${site}/#access_token=a&refresh_token=b`,
    `${site}/admin/quotes?type=windshield`,
  ])('is none in %s', (address) => {
    expect(readMailLink(address)).toBeNull()
  })
})
