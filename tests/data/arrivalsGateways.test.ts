import { beforeEach, describe, expect, it } from 'vitest'
import ws from 'ws'
import { buildInvitation, sampleInvitationLink } from '@mocks/fixtures/invitations'
import { restJson } from '@mocks/handlers/answers'
import { createMockServer } from '@mocks/node'
import { failing, onFunction } from '@mocks/scenarios/failures'
import { rest } from '@mocks/scenarios/simpleFailure'
import { createInvitationGateway } from '@/features/invitation/gateway'
import { createSetupGateway } from '@/features/setup/gateway'
import { connect } from '@/platform/client/client'
import { callsOver } from '@/platform/client/gatewayAtom'
import { createTokenStorage } from '@/platform/client/tokenStorage'
import { wordedCall } from '@/platform/client/wordedCall'

const connection = connect({
  url: 'http://backend.example',
  key: 'sb_publishable_test',
  storage: createTokenStorage(() => undefined),
  realtime: { transport: ws as never },
})
const client = async () => (await connection).client
const invitations = createInvitationGateway(callsOver(client), wordedCall(client))
const setup = createSetupGateway(callsOver(client), wordedCall(client))
const { server, database } = createMockServer()

beforeEach(() => {
  database.reset()
  server.listen({ onUnhandledRequest: 'error' })
  return () => server.close()
})

const unavailable = (reason: string) => ({
  ok: false,
  failure: { kind: 'unavailable', reason },
})

describe('an invitation by its link', () => {
  it('is nothing when the link leads to none', async () => {
    expect(await invitations.read('A'.repeat(22))).toEqual({ ok: true, value: null })
  })

  it('is read in the names of the site', async () => {
    const { expiresAt, ...others } = buildInvitation()
    server.use(onFunction('read_invitation', () => restJson({ ...others, expires_at: expiresAt })))
    expect(await invitations.read(sampleInvitationLink)).toEqual({
      ok: true,
      value: buildInvitation(),
    })
  })

  it.each([
    ['a role that nobody is invited as', { role: 'customer' }],
    ['a status from later', { status: 'paused' }],
    ['an end that is no time', { expires_at: 'soon' }],
  ])('is not taken with %s', async (_, wrong) => {
    const { expiresAt, ...others } = buildInvitation()
    server.use(
      onFunction('read_invitation', () => restJson({ ...others, expires_at: expiresAt, ...wrong })),
    )
    expect(await invitations.read(sampleInvitationLink)).toEqual(unavailable('server'))
  })

  it.each([
    [403, 'PT403', 'other_address'],
    [410, 'PT410', 'expired'],
    [410, 'PT410', 'used'],
    [410, 'PT410', 'withdrawn'],
  ])('answers %i %s as "%s" when it cannot be accepted', async (status, code, word) => {
    server.use(failing('accept_invitation', rest(status, code, word)))
    expect(await invitations.accept(sampleInvitationLink)).toEqual({
      ok: false,
      failure: { kind: 'refused', word },
    })
  })

  it('tells a session that is over, too many tries and no answer from a refusal', async () => {
    server.use(failing('accept_invitation', rest(401, 'PT401', 'session_ended')))
    expect(await invitations.accept('x')).toEqual({ ok: false, failure: { kind: 'signed_out' } })
    server.use(failing('accept_invitation', rest(429, 'PT429', 'rate_limited')))
    expect(await invitations.accept('x')).toEqual(unavailable('rate_limited'))
    server.use(failing('accept_invitation', 'offline'))
    expect(await invitations.accept('x')).toEqual(unavailable('offline'))
  })
})

describe('the first run', () => {
  it('is not needed where somebody runs the project', async () => {
    expect(await setup.isNeeded()).toEqual({ ok: true, value: false })
  })

  it('is not known from an answer that is none', async () => {
    server.use(onFunction('setup_state', () => restJson('yes')))
    expect(await setup.isNeeded()).toEqual(unavailable('server'))
  })

  it('counts wrong codes in the names of the site', async () => {
    server.use(
      onFunction('become_first_admin', () => restJson({ problem: 'wrong_code', tries_left: 3 })),
    )
    expect(await setup.become('ABCD2345')).toEqual({
      ok: true,
      value: { problem: 'wrong_code', triesLeft: 3 },
    })
  })

  it('says that somebody else was first', async () => {
    server.use(failing('become_first_admin', rest(409, 'PT409', 'done')))
    expect(await setup.become('ABCD2345')).toEqual({
      ok: false,
      failure: { kind: 'refused', word: 'done' },
    })
  })

  it('is not open to a visitor', async () => {
    expect(await setup.become('ABCD2345')).toMatchObject({ ok: false })
  })
})
