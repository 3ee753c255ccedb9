import { decodeJwt, SignJWT } from 'jose'
import { createBackend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { callAuth, freshEmail, type Person, type Target } from './target'

/** The embedded backend in memory: the real PostgreSQL with the product's migrations. */
export async function createEmbeddedTarget(sample: boolean): Promise<Target> {
  const backend = await createBackend({
    siteUrl: 'http://localhost:5173',
    sample,
    mailsPerHour: 1000,
  })

  async function makeUnconfirmed(): Promise<Person> {
    const email = freshEmail()
    const password = 'A long passw0rd'
    const data = { first_name: 'Pat', last_name: 'Quinn' }
    await callAuth(target, '/signup', { body: { email, password, data } })
    const [row] = await backend.sql<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ])
    if (!row) throw new Error(`Nobody has the address ${email}`)
    return { id: row.id, email, password }
  }

  const target: Target = {
    name: 'embedded',
    url: 'http://localhost:5173',
    key: localPublishableKey,
    fetch: (request, address) => backend.fetch(request, address),
    makeUnconfirmed,
    async makePerson(role) {
      const person = await makeUnconfirmed()
      await backend.sql(
        'update auth.users set email_confirmed_at = now(), confirmation_token = null where id = $1',
        [person.id],
      )
      if (role) {
        await backend.sql('update public.profiles set role = $2 where id = $1', [person.id, role])
      }
      return person
    },
    async makeCustomer() {
      const [row] = await backend.sql<{ id: string }>(
        'insert into public.customers (name, email) values ($1, $2) returning id',
        ['Nora Castillo', freshEmail()],
      )
      if (!row) throw new Error('No customer was made')
      return row.id
    },
    async setBan(person, banned) {
      await backend.sql('update auth.users set banned_until = $2 where id = $1', [
        person.id,
        banned ? '2100-01-01' : null,
      ])
    },
    expire(token) {
      return new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 3600 })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(backend.jwtSecret))
    },
    async ageRefreshTokens(person, seconds) {
      await backend.sql(
        `update auth.refresh_tokens
         set updated_at = updated_at - make_interval(secs => $2), created_at = created_at - make_interval(secs => $2)
         where user_id::text = $1`,
        [person.id, seconds],
      )
    },
    unknownRefreshToken: '1d000000-0000-4000-8000-00000000dead',
    async lastTokenHash(email) {
      const mail = backend.mails().findLast((sent) => sent.to === email)
      return /[?&]token_hash=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    },
    close: () => backend.close(),
  }
  return target
}
