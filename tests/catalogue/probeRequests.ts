import { buildSession } from '@mocks/fixtures/auth'
import { sampleLink } from '@mocks/fixtures/appointments'
import { sampleInvitationLink } from '@mocks/fixtures/invitations'
import { demoPeople } from '@mocks/fixtures/people'
import { buildQuoteSubmission, nextOpenDay } from '@mocks/fixtures/quotes'
import { sampleWaitingLink } from '@mocks/fixtures/waiting'
import type { ProbeCall } from '@mocks/scenarios/scenario'

const origin = 'http://mock.example'
const key = 'sb_publishable_test'
const person = demoPeople.technician
const factorId = '5f000000-0000-4000-8000-000000000001'

/** The request a client makes for a call, right in every respect. A signed-in call is the technician's. */
export function probeRequest(call: ProbeCall): Request {
  switch (call) {
    case 'sign-in':
      return auth('POST', '/token?grant_type=password', {
        email: person.email,
        password: person.password,
        gotrue_meta_security: {},
      })
    case 'sign-up':
      return auth('POST', '/signup', {
        email: 'new@example.com',
        password: 'Long en0ugh',
        data: { first_name: 'Nora', last_name: 'Park' },
        gotrue_meta_security: {},
        code_challenge: null,
        code_challenge_method: null,
      })
    case 'refresh':
      return auth('POST', '/token?grant_type=refresh_token', {
        refresh_token: person.refreshToken,
      })
    case 'sign-out':
      return auth('POST', '/logout?scope=global', undefined, userToken())
    case 'read-user':
      return auth('GET', '/user', undefined, userToken())
    case 'update-user':
      return auth('PUT', '/user', { password: 'An0ther one' }, userToken())
    case 'recover':
      return auth('POST', '/recover', { email: person.email, gotrue_meta_security: {} })
    case 'enrol-factor':
      return auth(
        'POST',
        '/factors',
        { friendly_name: 'Authenticator app', factor_type: 'totp', issuer: 'Sunline' },
        userToken(),
      )
    case 'challenge-factor':
      return auth('POST', `/factors/${factorId}/challenge`, { factorId }, userToken())
    case 'verify-code':
      return auth(
        'POST',
        `/factors/${factorId}/verify`,
        { challenge_id: factorId, code: '123456' },
        userToken(),
      )
    case 'read-profile':
      return rest('GET', `/profiles?select=*&id=eq.${person.id}`, undefined, {
        accept: 'application/vnd.pgrst.object+json',
      })
    case 'heartbeat':
      return rest('POST', '/rpc/update_last_seen', {})
    case 'connectivity':
      return new Request(`${origin}/favicon.ico`)
    case 'submit-quote': {
      const { draft, idempotencyKey, honeypot } = buildQuoteSubmission()
      return rest('POST', '/rpc/submit_quote', {
        draft,
        idempotency_key: idempotencyKey,
        honeypot,
      })
    }
    case 'time-frames':
      return rest('POST', '/rpc/available_time_frames', { date: nextOpenDay(), days: 1 })
    case 'list-records':
      return rest('POST', '/rpc/list_records', { kind: 'products', query: {} })
    case 'save-record':
      return rest('POST', '/rpc/save_record', {
        kind: 'products',
        id: 'PROD-001',
        version: 1,
        fields: { price: 12 },
      })
    case 'reorder':
      return rest('POST', '/rpc/reorder', { kind: 'products', id: 'PROD-001', quantity: 1 })
    case 'read_appointment':
      return rest('POST', '/rpc/read_appointment', { link: sampleLink, appointment: null })
    case 'move_appointment':
      return rest('POST', '/rpc/move_appointment', {
        link: sampleLink,
        appointment: null,
        version: 1,
        date: nextOpenDay(),
        time_frame: '4:00 PM - 6:00 PM',
      })
    case 'join_waiting_list': {
      const { draft, idempotencyKey } = buildQuoteSubmission()
      return rest('POST', '/rpc/join_waiting_list', {
        draft,
        day: nextOpenDay(),
        idempotency_key: idempotencyKey,
      })
    }
    case 'waiting_entry':
    case 'leave_waiting_list':
      return rest('POST', `/rpc/${call}`, { link: sampleWaitingLink })
    case 'read_invitation':
    case 'accept_invitation':
      return rest('POST', `/rpc/${call}`, { link: sampleInvitationLink })
    case 'save_prices':
      return rest('POST', '/rpc/save_prices', { version: 1, services: [] })
    case 'become_first_admin':
      return rest('POST', '/rpc/become_first_admin', { code: 'ABCD2345' })
    default:
      return rest('POST', `/rpc/${call}`, {})
  }
}

function userToken(): string {
  return buildSession({ role: 'technician' }).access_token
}

function auth(method: string, path: string, body?: object, token = key): Request {
  return new Request(`${origin}/auth/v1${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
    },
    body: body && JSON.stringify(body),
  })
}

function rest(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return new Request(`${origin}/rest/v1${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${userToken()}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: body && JSON.stringify(body),
  })
}
