import { randomUUID } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'
import { decodeJwt } from 'jose'
import { renderSVG } from 'uqr'
import { newTotpSecret, totpStep, totpUri } from '@mocks/fixtures/totp'
import { authSettings } from '../authSettings'
import { authError } from './authEnvelope'
import { createFactorLimit } from './factorLimit'

type Factor = {
  id: string
  friendly_name: string
  factor_type: string
  status: 'unverified' | 'verified'
  secret: string
}

/** Who asks: their account, and the session of their token. */
type Caller = { userId: string; email: string; sessionId: string; isConfirmed: boolean }

type Body = Record<string, unknown>

export type SecondFactorServer = {
  /** Answers a call below `/factors`; undefined for any other. */
  answer(call: string, request: Request, body: Body, address: string): Promise<Response | undefined>
  /**
   * Why somebody may not set a new password: nobody is signed in, the password is weak, or they have a factor
   * and did not show it in this session. Undefined when they may.
   */
  refuseNewPassword(
    request: Request,
    refuseWeak: () => Promise<Response | undefined>,
  ): Promise<Response | undefined>
}

type Options = {
  database: PGlite
  siteUrl: string
  /** Has Lite answer. */
  ask: (request: Request) => Promise<Response>
}

const challengeSeconds = 300
const mostFactors = 10
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Second factors by TOTP as hosted Auth keeps them; Lite has none. */
export function createSecondFactors({ database, siteUrl, ask }: Options): SecondFactorServer {
  const limit = createFactorLimit()

  async function callerOf(request: Request): Promise<Caller | Response> {
    const headers = new Headers(request.headers)
    for (const name of ['Content-Length', 'Content-Type']) headers.delete(name)
    const response = await ask(new Request(new URL('/auth/v1/user', request.url), { headers }))
    if (!response.ok) return response
    const user = (await response.json()) as { id: string; email?: string }
    const token = /^Bearer\s+(.+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? ''
    const claims = decodeJwt<{ session_id: string; aal?: string }>(token)
    return {
      userId: user.id,
      email: user.email ?? '',
      sessionId: claims.session_id,
      isConfirmed: await isConfirmed(claims.session_id),
    }
  }

  async function isConfirmed(sessionId: string): Promise<boolean> {
    const { rows } = await database.query(
      `select from auth.mfa_amr_claims where session_id = $1 and authentication_method = 'totp'`,
      [sessionId],
    )
    return rows.length > 0
  }

  async function factorsOf(userId: string): Promise<Factor[]> {
    const { rows } = await database.query<Factor>(
      'select * from auth.mfa_factors where user_id = $1 order by created_at',
      [userId],
    )
    return rows
  }

  async function enroll({ userId, email, isConfirmed: isSure }: Caller, body: Body) {
    if (body.factor_type === 'phone') {
      return authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    }
    if (body.factor_type === 'webauthn') {
      return authError(
        422,
        'mfa_webauthn_enroll_not_enabled',
        'MFA enroll is disabled for WebAuthn',
      )
    }
    if (body.factor_type !== 'totp') {
      const message = 'factor_type needs to be totp, phone, or webauthn'
      return authError(400, 'validation_failed', message)
    }
    if (!authSettings.secondFactors) {
      return authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
    }
    await database.query(
      `delete from auth.mfa_factors f where f.status = 'unverified'
       and f.created_at < now() - make_interval(secs => $1)`,
      [challengeSeconds],
    )
    const name = typeof body.friendly_name === 'string' ? body.friendly_name : ''
    const known = await factorsOf(userId)
    if (known.some(({ friendly_name }) => friendly_name === name)) {
      const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
      return authError(422, 'mfa_factor_name_conflict', message)
    }
    if (known.length >= mostFactors) {
      const message = 'Maximum number of verified factors reached, unenroll to continue'
      return authError(422, 'too_many_enrolled_mfa_factors', message)
    }
    if (known.some(({ status }) => status === 'verified') && !isSure) {
      return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    const id = randomUUID()
    const secret = newTotpSecret()
    const issuer =
      typeof body.issuer === 'string' && body.issuer ? body.issuer : new URL(siteUrl).host
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
      [id, userId, name, secret],
    )
    const uri = totpUri({ secret, issuer, account: email })
    const qr_code = renderSVG(uri, { ecc: 'M', border: 0 })
    return Response.json({ id, type: 'totp', friendly_name: name, totp: { qr_code, secret, uri } })
  }

  async function challenge({ id }: Factor, address: string) {
    const challengeId = randomUUID()
    const { rows } = await database.query<{ at: string }>(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1, $2, now(), $3) returning extract(epoch from created_at)::bigint as at`,
      [challengeId, id, address],
    )
    await database.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
      id,
    ])
    const expires_at = Number(rows[0]?.at) + challengeSeconds
    return Response.json({ id: challengeId, type: 'totp', expires_at })
  }

  /** Why a challenge cannot be answered any more; undefined when it can. */
  async function refuseChallenge({ id }: Factor, challengeId: unknown, address: string) {
    const { rows } =
      typeof challengeId === 'string' && uuid.test(challengeId)
        ? await database.query<{ isOld: boolean; isOthers: boolean }>(
            `select created_at < now() - make_interval(secs => $3) as "isOld",
               verified_at is not null or ip_address <> $4::inet as "isOthers"
             from auth.mfa_challenges where id = $1 and factor_id = $2`,
            [challengeId, id, challengeSeconds, address],
          )
        : { rows: [] }
    const found = rows[0]
    if (!found) {
      const message = 'MFA factor with the provided challenge ID not found'
      return authError(422, 'mfa_factor_not_found', message)
    }
    if (found.isOthers) {
      const message = 'Challenge and verify IP addresses mismatch.'
      return authError(422, 'mfa_ip_address_mismatch', message)
    }
    if (!found.isOld) return undefined
    await database.query('delete from auth.mfa_challenges where id = $1', [challengeId])
    return authError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${String(challengeId)} has expired, verify against another challenge or create a new challenge.`,
    )
  }

  /** True for a right code that was not used before; it is used up then. */
  async function useCode({ id, secret }: Factor, code: string): Promise<boolean> {
    const step = totpStep(secret, code, Date.now())
    if (step === null) return false
    const { rows } = await database.query(
      `insert into auth.mfa_used_steps as u (factor_id, step) values ($1, $2)
       on conflict (factor_id) do update set step = excluded.step where u.step < excluded.step
       returning step`,
      [id, step],
    )
    return rows.length > 0
  }

  async function verify(
    caller: Caller,
    factor: Factor,
    body: Body,
    request: Request,
    address: string,
  ) {
    const { challenge_id: challengeId, code } = body
    if (typeof code !== 'string' || code === '') {
      return authError(400, 'validation_failed', 'Code needs to be non-empty')
    }
    const refused = await refuseChallenge(factor, challengeId, address)
    if (refused) return refused
    if (!(await useCode(factor, code))) {
      return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    const { userId, sessionId } = caller
    await database.transaction(async (transaction) => {
      const statements: [string, unknown[]][] = [
        ['update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId]],
        [
          `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
          [factor.id],
        ],
        [
          `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'totp')
           on conflict (session_id, authentication_method) do update set created_at = now()`,
          [sessionId],
        ],
        [
          `update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`,
          [sessionId, factor.id],
        ],
        // Anybody who is signed in without the factor is signed out.
        [
          `delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`,
          [userId],
        ],
        [`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]],
      ]
      for (const [text, values] of statements) await transaction.query(text, values)
    })
    return freshSession(sessionId, request)
  }

  /** The session with new tokens; what the token says of the factor is put in on its way out. */
  async function freshSession(sessionId: string, request: Request) {
    const { rows } = await database.query<{ token: string }>(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked
       order by created_at desc limit 1`,
      [sessionId],
    )
    const headers = new Headers(request.headers)
    headers.delete('Content-Length')
    headers.delete('Authorization')
    return ask(
      new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ refresh_token: rows[0]?.token }),
      }),
    )
  }

  async function unenroll({ isConfirmed: isSure }: Caller, { id, status }: Factor) {
    if (status === 'verified' && !isSure) {
      return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await database.query(
      `delete from auth.mfa_amr_claims a using auth.sessions s
       where s.id = a.session_id and s.factor_id = $1 and a.authentication_method = 'totp'`,
      [id],
    )
    await database.query(
      `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`,
      [id],
    )
    await database.query('delete from auth.mfa_factors where id = $1', [id])
    return Response.json({ id })
  }

  return {
    async answer(call, request, body, address) {
      const [, method, id, deed] =
        /^(\w+) \/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?\/?$/.exec(call) ?? []
      if (!method) return undefined
      const caller = await callerOf(request)
      if (caller instanceof Response) return caller
      if (!id) {
        return method === 'POST' ? enroll(caller, body) : notAllowed()
      }
      if (!uuid.test(id)) {
        return authError(404, 'validation_failed', 'factor_id must be an UUID')
      }
      const factor = (await factorsOf(caller.userId)).find((one) => one.id === id.toLowerCase())
      if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
      if (!deed) return method === 'DELETE' ? unenroll(caller, factor) : notAllowed()
      if (method !== 'POST') return notAllowed()
      const tooOften = limit.count(deed === 'verify' ? 'verify' : 'challenge', address)
      if (tooOften) return tooOften
      return deed === 'verify'
        ? verify(caller, factor, body, request, address)
        : challenge(factor, address)
    },
    async refuseNewPassword(request, refuseWeak) {
      const caller = await callerOf(request)
      if (caller instanceof Response) return caller
      const weak = await refuseWeak()
      if (weak) return weak
      const factors = await factorsOf(caller.userId)
      return factors.some(({ status }) => status === 'verified') && !caller.isConfirmed
        ? authError(
            401,
            'insufficient_aal',
            'AAL2 session is required to update email or password when MFA is enabled.',
          )
        : undefined
    },
  }
}

const notAllowed = () => new Response(null, { status: 405 })
