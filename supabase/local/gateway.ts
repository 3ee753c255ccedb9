import type { PGlite } from '@supabase/lite/pglite'
import { watchDatabaseErrors } from './databaseErrors'
import { readableBody } from './deviations/authBodies'
import { authError, withVersionedEnvelope } from './deviations/authEnvelope'
import { withHostedClaims } from './deviations/claims'
import { refuseAuthPath } from './deviations/authPaths'
import { answerKnownAddress, answerResend } from './deviations/confirmationMail'
import { refuseEmailAndPhone } from './deviations/emailOrPhone'
import { createMailLimit } from './deviations/mailLimit'
import { isTooDeep, isTooNested, refuseDepth } from './deviations/nesting'
import { refusePasswordAttempt } from './deviations/passwordAttempt'
import { refuseWeakPassword } from './deviations/passwordRule'
import { comparePassword } from './deviations/passwordTime'
import {
  hasHalfCharacter,
  isNoRow,
  namesNul,
  refuseHalfCharacter,
  refuseNoRow,
  refuseNul,
  refuseQuery,
  withChallenge,
  withParseError,
  withPostgrestError,
} from './deviations/restErrors'
import { withFactors } from './deviations/factorsTold'
import { createSecondFactors } from './deviations/secondFactor'
import { confirmedByMailOnly } from './deviations/signInByMail'
import { createSignInLimit } from './deviations/signInLimit'
import type { LiteApp } from './liteApp'
import type { AuthMail } from './mailbox'
import { plainText } from './mailText'
import { quietly } from './quietly'

export type Gateway = {
  /** Answers one request; the next may only be handed in when this one is answered. */
  answer(request: Request, address: string): Promise<Response>
  /** Takes the mails that Lite sends while it answers. */
  outgoing(mail: AuthMail): void
}

type GatewayOptions = {
  siteUrl: string
  jwtSecret: string
  mailsPerHour?: number
  deliver: (mail: AuthMail) => void
}

/** The body as JSON, when it is an object. */
function parseBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Lite's Auth and REST with its known deviations from a hosted project evened out. */
export function createGateway(app: LiteApp, options: GatewayOptions): Gateway {
  const { siteUrl, jwtSecret } = options
  const database: PGlite = app.connection.driver
  const errors = watchDatabaseErrors(app.connection)
  const signInLimit = createSignInLimit()
  const mailLimit = createMailLimit(options.mailsPerHour)
  // Lite has one text for all, with a link that is used up by being opened.
  const outgoing = (mail: AuthMail) => options.deliver({ ...mail, text: plainText(mail.html) })
  const confirmation = { database, siteUrl, sendMail: outgoing }

  const secondFactors = createSecondFactors({
    database,
    siteUrl,
    ask: (request) => quietly(async () => app.fetch(request)),
  })

  async function answerRest(request: Request, address: string): Promise<Response> {
    const headers = new Headers(request.headers)
    // The database limits bookings per address: what the caller claims to be does not count.
    for (const name of ['cf-connecting-ip', 'x-real-ip', 'forwarded']) headers.delete(name)
    headers.set('x-forwarded-for', address)
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text()
    if (body !== undefined && isTooDeep(body)) return refuseDepth()
    if (isTooNested(request.url)) return refuseQuery('filters are nested too deep')
    if (namesNul(request.url, body)) return refuseNul()
    if (hasHalfCharacter(body)) return refuseHalfCharacter()
    if (isNoRow(request.url, body)) return refuseNoRow()
    const forwarded = new Request(request.url, { method: request.method, headers, body })
    errors.take()
    const response = await quietly(async () => app.fetch(forwarded))
    return withChallenge(await withParseError(await withPostgrestError(response, errors.take())))
  }

  /** The answer where Lite refuses what hosted answers: it takes a known address for one that asks too often. */
  async function evenOut(call: string, body: Record<string, unknown>, response: Response) {
    if (response.status !== 429) return response
    if (call === 'POST /signup') {
      // A new account's password is hashed, and the time must not tell a known address apart.
      await comparePassword(database, String(body.password))
      return (await answerKnownAddress(body, confirmation)) ?? response
    }
    return call === 'POST /resend' && body.type === 'signup'
      ? answerResend(body, confirmation)
      : response
  }

  /** Why a password that somebody chooses is not taken; undefined where Lite is to answer. */
  async function refuseNewPassword(
    call: string,
    request: Request,
    { password }: Record<string, unknown>,
  ) {
    if (call === 'POST /signup') return refuseWeakPassword(database, password)
    if (call !== 'PUT /user' || typeof password !== 'string' || password === '') return undefined
    return secondFactors.refuseNewPassword(request, () => refuseWeakPassword(database, password))
  }

  async function answerAuth(request: Request, address: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname.slice('/auth/v1'.length)}`
    const lost = request.headers.has('apikey')
      ? refuseAuthPath(call.slice(call.indexOf('/')))
      : undefined
    if (lost) return lost
    // No sign-in through others is set up, and Lite takes a POST for a sign-up.
    if (/^(?:GET|POST) \/callback\/?$/.test(call)) {
      return authError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
    }
    const text = readableBody(
      call,
      ['GET', 'HEAD'].includes(request.method) ? '' : await request.text(),
    )
    if (typeof text !== 'string') return text
    const body = parseBody(text)

    const isSignIn = call === 'POST /token' && searchParams.get('grant_type') === 'password'
    const refusal = isSignIn
      ? signInLimit.refusal(address)
      : mailLimit.refusal(call, body.email, address)
    if (refusal) return refusal
    const refused = isSignIn ? await refusePasswordAttempt(database, body) : undefined
    if (refused) {
      signInLimit.recordFailure(address)
      return refused
    }
    const weak = await refuseNewPassword(call, request, body)
    if (weak) return weak
    const both = refuseEmailAndPhone(call, body)
    if (both) return both

    const forwarded = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: text || undefined,
    })
    const ask = () =>
      confirmedByMailOnly(call, body.email, database, () =>
        quietly(async () => app.fetch(forwarded)),
      )
    const response =
      (await secondFactors.answer(call, request, body, address)) ??
      (await evenOut(call, body, await ask()))
    if (isSignIn && response.status === 400) signInLimit.recordFailure(address)
    if (response.ok) mailLimit.record(call, body.email, address)
    const signing = { database, jwtSecret, issuer: `${siteUrl}/auth/v1` }
    return withFactors(database, await withHostedClaims(request, response, signing))
  }

  return {
    outgoing,
    async answer(request, address) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/rest/v1')) return answerRest(request, address)
      if (!pathname.startsWith('/auth/v1')) {
        return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
      }
      return withVersionedEnvelope(request, await answerAuth(request, address))
    },
  }
}
