import { getResponse } from 'msw'
import { createMockDatabase, findUserByEmail } from '@mocks/database/mockDatabase'
import { readAccessToken, writeAccessToken } from '@mocks/fixtures/accessToken'
import { defaultHandlers } from '@mocks/handlers/defaults'
import { localPublishableKey } from '@local/keys'
import { authSettings } from '@local/authSettings'
import { testZone } from '../businessZone'
import { callAuth, freshEmail, sharedPerson, type Person, type Target } from './target'

/** The mock handlers over a database of their own, configured as the embedded backend is. */
export function createMockTarget(sample: boolean): Target {
  const database = createMockDatabase({
    business: sample ? 'sample' : 'empty',
    timeZone: testZone,
    publishableKeys: [localPublishableKey],
    accessTokenSeconds: authSettings.jwtExpirySeconds,
    mailIntervalMs: authSettings.mailIntervalSeconds * 1000,
  })
  const handlers = defaultHandlers(database)

  const stored = (email: string) => {
    const found = findUserByEmail(database, email)
    if (!found) throw new Error(`Nobody has the address ${email}`)
    return found
  }

  async function makeUnconfirmed(): Promise<Person> {
    const email = freshEmail()
    const password = 'A long passw0rd'
    const data = { first_name: 'Pat', last_name: 'Quinn' }
    await callAuth(target, '/signup', { body: { email, password, data } })
    return { id: stored(email).user.id, email, password }
  }

  const target: Target = {
    name: 'mocks',
    url: 'http://localhost:5173',
    key: localPublishableKey,
    async fetch(request) {
      const response = await getResponse(handlers, request)
      if (!response) throw new Error(`Nothing mocks ${request.method} ${request.url}`)
      return response
    },
    makeUnconfirmed,
    async makePerson(role) {
      const person = await makeUnconfirmed()
      const { user } = stored(person.email)
      user.email_confirmed_at = new Date().toISOString()
      user.confirmed_at = user.email_confirmed_at
      const profile = database.profiles.get(person.id)
      if (role && profile) profile.role = role
      return person
    },
    async makeCustomer() {
      const { client } = await sharedPerson(target, 'admin')
      const { data } = await client.rpc('save_record', {
        kind: 'customers',
        id: null,
        version: null,
        fields: { name: 'Nora Castillo', email: freshEmail() },
      })
      return String(data.id)
    },
    async setBan(person, banned) {
      stored(person.email).user.banned_until = banned ? '2100-01-01T00:00:00Z' : undefined
    },
    async expire(token) {
      const read = readAccessToken(token, 0)
      if ('fault' in read) throw new Error(`The token is ${read.fault}`)
      return writeAccessToken({ ...read.claims, exp: Math.floor(Date.now() / 1000) - 3600 })
    },
    async ageRefreshTokens(person, seconds) {
      for (const token of database.refreshTokens.values()) {
        if (database.sessions.get(token.sessionId)?.userId === person.id) {
          token.updatedAt -= seconds * 1000
        }
      }
    },
    unknownRefreshToken: 'abcdefabcdef',
    async lastTokenHash(email) {
      return database.mails.findLast((mail) => mail.to === email)?.tokenHash ?? ''
    },
    async close() {},
  }
  return target
}
