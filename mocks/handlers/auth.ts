import { http, HttpResponse, type RequestHandler } from 'msw'
import { sendMail, updateAccount } from '../database/accounts'
import {
  fail,
  textOf,
  type AuthBody,
  type AuthFailure,
  type AuthOutcome,
} from '../database/authOutcome'
import {
  answerPassword,
  answerPkce,
  answerRefresh,
  answerSignUp,
  answerVerification,
  endSession,
} from '../database/authServer'
import {
  answerChallenge,
  answerCode,
  answerEnroll,
  answerUnenroll,
  owesFactor,
} from '../database/secondFactor'
import type { AccessTokenClaims } from '../fixtures/accessToken'
import { findUserByEmail, type MockDatabase } from '../database/mockDatabase'
import { authError, noContent } from './answers'
import { authCaller, refuseApiKey } from './gateway'

/**
 * The auth server's happy path, with its checks: API key, JSON body, credentials, tokens. It keeps
 * accounts, sessions and refresh tokens in the database it is given.
 */
export function authHandlers(database: MockDatabase): RequestHandler[] {
  const withBody = async (
    request: Request,
    answer: (body: AuthBody) => AuthOutcome | Promise<AuthOutcome>,
  ) => {
    const refusal = refuseApiKey(database, request)
    if (refusal) return refusal
    const read = await readBody(request)
    const outcome = 'failure' in read ? read : await answer(read.body)
    if ('failure' in outcome) return authError(request, outcome.failure)
    return HttpResponse.json(outcome.body)
  }

  const withCaller = (
    request: Request,
    answer: (claims: AccessTokenClaims, body: AuthBody) => AuthOutcome,
  ) =>
    withBody(request, (body) => {
      const caller = authCaller(database, request)
      return 'failure' in caller ? caller : answer(caller.claims, body)
    })

  return [
    http.post('*/auth/v1/token', ({ request }) => {
      const grant = new URL(request.url).searchParams.get('grant_type')
      return withBody(request, (body) => {
        if (grant === 'password') return answerPassword(database, body)
        if (grant === 'refresh_token') return answerRefresh(database, body)
        if (grant === 'pkce') return answerPkce(database, body)
        return fail(400, 'invalid_credentials', 'unsupported_grant_type')
      })
    }),

    http.post('*/auth/v1/signup', ({ request }) =>
      withBody(request, (body) =>
        answerSignUp(database, body, new URL(request.url).searchParams.get('redirect_to')),
      ),
    ),

    http.post('*/auth/v1/logout', ({ request }) => {
      const refusal = refuseApiKey(database, request)
      if (refusal) return refusal
      const caller = authCaller(database, request)
      if ('failure' in caller) return authError(request, caller.failure)
      const scope = new URL(request.url).searchParams.get('scope') ?? 'global'
      endSessions(database, caller.claims.sub, caller.claims.session_id, scope)
      return noContent()
    }),

    http.get('*/auth/v1/user', ({ request }) => {
      const refusal = refuseApiKey(database, request)
      if (refusal) return refusal
      const caller = authCaller(database, request)
      if ('failure' in caller) return authError(request, caller.failure)
      return HttpResponse.json(database.users.get(caller.claims.sub)?.user)
    }),

    http.put('*/auth/v1/user', ({ request }) =>
      withBody(request, (body) => {
        const caller = authCaller(database, request)
        if ('failure' in caller) return caller
        const isOwed = owesFactor(database, caller.claims)
        return updateAccount(database, caller.claims.sub, body, isOwed)
      }),
    ),

    http.post('*/auth/v1/factors', ({ request }) =>
      withCaller(request, (claims, body) => answerEnroll(database, claims, body)),
    ),

    http.post('*/auth/v1/factors/:id/challenge', ({ request, params }) =>
      withCaller(request, (claims) => answerChallenge(database, claims, String(params.id))),
    ),

    http.post('*/auth/v1/factors/:id/verify', ({ request, params }) =>
      withCaller(request, (claims, body) => answerCode(database, claims, String(params.id), body)),
    ),

    http.delete('*/auth/v1/factors/:id', ({ request, params }) => {
      const refusal = refuseApiKey(database, request)
      if (refusal) return refusal
      const caller = authCaller(database, request)
      const outcome =
        'failure' in caller ? caller : answerUnenroll(database, caller.claims, String(params.id))
      if ('failure' in outcome) return authError(request, outcome.failure)
      return HttpResponse.json(outcome.body)
    }),

    http.post('*/auth/v1/recover', ({ request }) =>
      withBody(request, (body) => {
        const email = textOf(body.email)
        if (!email) {
          return fail(400, 'validation_failed', 'Password recovery requires an email')
        }
        const stored = findUserByEmail(database, email)
        // An unknown address gets the same answer, so that nobody can find out who has an account.
        if (stored) {
          return sendMail(database, stored.user, 'recovery', {
            redirectTo: new URL(request.url).searchParams.get('redirect_to'),
            codeChallenge: textOf(body.code_challenge) || null,
          })
        }
        return { body: {} }
      }),
    ),

    http.post('*/auth/v1/verify', ({ request }) =>
      withBody(request, (body) => answerVerification(database, body)),
    ),

    http.post('*/auth/v1/resend', ({ request }) =>
      withBody(request, (body) => {
        const stored = findUserByEmail(database, textOf(body.email))
        if (stored && !stored.user.email_confirmed_at) {
          return sendMail(database, stored.user, 'signup', {
            redirectTo: null,
            codeChallenge: null,
          })
        }
        return { body: {} }
      }),
    ),
  ]
}

// The words after the colon are the parser's own on the real server; nothing reads them.
async function readBody(request: Request): Promise<{ body: AuthBody } | { failure: AuthFailure }> {
  const text = await request.clone().text()
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return { body: body as AuthBody }
  } catch {
    // Falls through to the same refusal as a body that is JSON but no object.
  }
  const why = /^\s*([{[]|$)/.test(text) ? 'unexpected end of JSON input' : 'invalid character'
  return fail(400, 'bad_json', `Could not parse request body as JSON: ${why}`)
}

function endSessions(database: MockDatabase, userId: string, sessionId: string, scope: string) {
  for (const session of database.sessions.values()) {
    if (session.userId !== userId) continue
    if (scope === 'local' && session.id !== sessionId) continue
    if (scope === 'others' && session.id === sessionId) continue
    endSession(database, session.id)
  }
}
