import { describe, expect, it } from 'vitest'
import { decodeTokenRecord } from '@/platform/client/tokenStorage'
import { createMockDatabase, nextUuid } from '@mocks/database/mockDatabase'
import { restoreSnapshot, writeSnapshot } from '@mocks/database/snapshot'
import { answerPassword } from '@mocks/database/authServer'
import { readAccessToken } from '@mocks/fixtures/accessToken'
import { demoPeople } from '@mocks/fixtures/people'
import { storedSession } from '@mocks/scenarios/seed'

describe('the state of the mocks', () => {
  it('is fresh in each database, and the same', () => {
    const [one, other] = [createMockDatabase(), createMockDatabase()]
    one.profiles.clear()
    expect(other.profiles.size).toBe(4)
    expect(nextUuid(one)).toBe(nextUuid(other))
  })

  it('begins again with a reset', () => {
    const database = createMockDatabase({ emailConfirmation: false })
    const first = nextUuid(database)
    answerPassword(database, demoPeople.admin)
    database.reset()
    expect(database.sessions.size).toBe(4)
    expect(database.settings.emailConfirmation).toBe(true)
    expect(nextUuid(database)).toBe(first)
  })

  it('survives a page load, and gives out no id twice', () => {
    const before = createMockDatabase()
    answerPassword(before, demoPeople.admin)
    const after = createMockDatabase()
    restoreSnapshot(after, writeSnapshot(before))
    expect([...after.sessions.keys()]).toEqual([...before.sessions.keys()])
    expect(nextUuid(after)).toBe(nextUuid(before))
    expect(after.business).toEqual(before.business)
  })

  it('plants a session that the product can read and the server takes', () => {
    const record = decodeTokenRecord(
      storedSession({ stored: 'session', role: 'technician', expiresIn: 240 }),
    )
    expect(record).toMatchObject({
      user_id: demoPeople.technician.id,
      refresh_token: demoPeople.technician.refreshToken,
    })
    expect(Math.round(((record?.expires_at ?? 0) - Date.now()) / 1000)).toBeCloseTo(240, -1)
    const read = readAccessToken(record?.access_token ?? '', Date.now() / 1000)
    expect(read).toMatchObject({ claims: { session_id: demoPeople.technician.sessionId } })
  })
})
