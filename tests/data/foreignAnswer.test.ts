import { AuthClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { authFailure } from '@/platform/session/authErrors'

async function failureOf(answer: () => Promise<Response>) {
  const client = new AuthClient({
    url: 'http://auth.example',
    persistSession: false,
    autoRefreshToken: false,
    fetch: answer,
  })
  const { error } = await client.signInWithPassword({ email: 'a@example.com', password: 'secret' })
  return authFailure(error)
}

describe('an answer that is not from the auth service', () => {
  test('a page in place of JSON is no lack of connection, and its markup is not shown', async () => {
    const failure = await failureOf(async () => new Response('<h1>Welcome to Airport Wi-Fi</h1>'))
    expect(failure).toMatchObject({ kind: 'unknown', message: '' })
  })

  test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'the browser\'s "%s" is one',
    async (message) => {
      const failure = await failureOf(() => Promise.reject(new TypeError(message)))
      expect(failure).toMatchObject({ kind: 'offline', message: '', status: 0 })
    },
  )
})
