import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { emailOf, stopClock, testOrigin, visitorOf } from './support/clients'

/** What the embedded Auth makes of wrong passwords, as hosted Auth does with the database's hook. */
let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ siteUrl: testOrigin })
  // Guesses of several minutes come at once.
  await stopClock(backend, '2026-11-27T17:00:00Z')
})
beforeEach(() => backend.sql('delete from private.wrong_passwords'))
afterAll(() => backend.close())

const email = emailOf('technician')
const signIn = (password: string) => visitorOf(backend).auth.signInWithPassword({ email, password })
const failed = async () =>
  (await backend.sql<{ failed: number }>('select failed from private.wrong_passwords'))[0]?.failed

const wrong = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }
const closed = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Too many wrong passwords. Try again in 15 minutes.',
}

test('five wrong passwords close the account for right and wrong ones, until the time has passed', async () => {
  for (let n = 1; n <= 5; n++) {
    expect((await signIn('wrong')).error).toMatchObject(wrong)
    expect(await failed()).toBe(n)
  }
  expect((await signIn(demoPassword)).error).toMatchObject(closed)
  expect((await signIn('wrong')).error).toMatchObject(closed)
  await stopClock(backend, '2026-11-27T17:14:30Z')
  expect((await signIn(demoPassword)).error).toMatchObject({
    message: 'Too many wrong passwords. Try again in 1 minute.',
  })
  await stopClock(backend, '2026-11-27T17:15:00Z')
  expect((await signIn(demoPassword)).error).toBeNull()
  expect(await failed()).toBeUndefined()
  await stopClock(backend, '2026-11-27T17:00:00Z')
})

test('a right password before that starts the count again', async () => {
  for (let n = 0; n < 4; n++) await signIn('wrong')
  expect((await signIn(demoPassword)).error).toBeNull()
  for (let n = 0; n < 4; n++) expect((await signIn('wrong')).error).toMatchObject(wrong)
  expect((await signIn(demoPassword)).error).toBeNull()
})

test('a new password by a reset mail opens it', async () => {
  for (let n = 0; n < 5; n++) await signIn('wrong')
  const client = visitorOf(backend)
  await client.auth.resetPasswordForEmail(email)
  const token_hash = /token_hash=([0-9a-f]+)/.exec(backend.mails().at(-1)?.text ?? '')?.[1] ?? ''
  await client.auth.verifyOtp({ type: 'recovery', token_hash })
  expect((await client.auth.updateUser({ password: 'A new passw0rd' })).error).toBeNull()
  expect((await signIn('A new passw0rd')).error).toBeNull()
  await client.auth.updateUser({ password: demoPassword })
})

test('an account that does not exist is never closed, and a banned one says so', async () => {
  const nobody = { email: 'nobody@example.com', password: 'wrong' }
  for (let n = 0; n < 7; n++) {
    expect((await visitorOf(backend).auth.signInWithPassword(nobody)).error).toMatchObject(wrong)
  }
  await backend.sql(`update auth.users set banned_until = '2100-01-01' where email = $1`, [email])
  expect((await signIn('wrong')).error).toMatchObject({ code: 'user_banned' })
  await backend.sql('update auth.users set banned_until = null where email = $1', [email])
})

test('a weak password is refused by the rule that the owner has set', async () => {
  const signUp = (password: string) =>
    visitorOf(backend, '192.0.2.9').auth.signUp({
      email: 'new@example.com',
      password,
    })
  const set = (value: string) =>
    backend.sql(`update public.settings set value = $1 where key = 'password_requirements'`, [
      value,
    ])
  expect((await signUp('small letters only')).error).toMatchObject({
    status: 422,
    code: 'weak_password',
    reasons: ['characters'],
  })
  await set('Basic')
  expect((await signUp('seven77')).error).toMatchObject({ reasons: ['length'] })
  expect((await signUp('small letters only')).error).toBeNull()
  await set('Strong')
  const health = await backend.fetch(
    new Request(`${testOrigin}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'short' }),
    }),
  )
  // Who asks comes before what they ask.
  expect(health.status).toBe(401)
})
