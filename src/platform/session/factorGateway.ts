import type { AuthFailure, Outcome } from '@/domain/failures'
import type { NewFactor } from '@/domain/secondFactor'
import type { ClientSource } from '@/platform/client/client'
import { authFailure, unreachable } from './authErrors'

/** What somebody does with their second factor at the auth service. Nothing here throws. */
export type FactorGateway = {
  /**
   * Makes a factor for the person signed in, which counts once `confirm` was right. One that was begun before
   * and never confirmed is dropped.
   * @param issuer what authenticators call the account by
   */
  enrol(issuer: string): Promise<Outcome<NewFactor, AuthFailure>>
  /**
   * Shows a factor by a code: this session counts as confirmed, and others that are not end.
   * @param factorId a new factor's; null for the one that the person has
   */
  confirm(code: string, factorId: string | null): Promise<Outcome<null, AuthFailure>>
  /** Takes the person's factor off; needs a session that was confirmed. */
  remove(): Promise<Outcome<null, AuthFailure>>
}

type Mfa = Awaited<ReturnType<ClientSource>>['auth']['mfa']

/** The one kind that this product asks for. */
const factorType = 'totp'
const friendlyName = 'Authenticator app'

/** @param client gives the client to ask */
export function createFactorGateway(client: ClientSource): FactorGateway {
  /** Asks, and takes every error that comes back or is thrown for what it is. */
  async function ask<Value>(
    question: (mfa: Mfa) => Promise<Value>,
  ): Promise<Outcome<Value, AuthFailure>> {
    let mfa: Mfa
    try {
      mfa = (await client()).auth.mfa
    } catch {
      return { ok: false, failure: unreachable() }
    }
    try {
      return { ok: true, value: await question(mfa) }
    } catch (error) {
      return { ok: false, failure: authFailure(error) }
    }
  }

  return {
    enrol: (issuer) =>
      ask(async (mfa) => {
        const { all } = dataOf(await mfa.listFactors())
        for (const { id, status } of all) {
          if (status === 'unverified') dataOf(await mfa.unenroll({ factorId: id }))
        }
        const { id, totp } = dataOf(await mfa.enroll({ factorType, friendlyName, issuer }))
        return { id, qrCode: pictureOf(totp.qr_code), secret: totp.secret }
      }),
    confirm: (code, factorId) =>
      ask(async (mfa) => {
        const id = factorId ?? (await ownFactor(mfa))
        dataOf(await mfa.challengeAndVerify({ factorId: id, code }))
        return null
      }),
    remove: () =>
      ask(async (mfa) => {
        dataOf(await mfa.unenroll({ factorId: await ownFactor(mfa) }))
        return null
      }),
  }
}

async function ownFactor(mfa: Mfa): Promise<string> {
  const [factor] = dataOf(await mfa.listFactors()).totp
  if (!factor) throw notThere
  return factor.id
}

/** A factor that somebody else has taken off in the meantime, as the service says it of one that it does not know. */
const notThere = {
  name: 'AuthApiError',
  status: 404,
  code: 'mfa_factor_not_found',
  message: 'Factor not found',
}

function dataOf<Answer extends { data: unknown; error: unknown }>({
  data,
  error,
}: Answer): NonNullable<Answer['data']> {
  if (error !== null || !data) throw error
  return data
}

/** The client hands the drawing on as it came; written as it is, a "#" in it would end the address. */
function pictureOf(qrCode: string): string {
  const svg = qrCode.slice(qrCode.indexOf('<'))
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
