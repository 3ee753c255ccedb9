import type { AuthGateway } from './authGateway'
import type { ProfileGateway } from './profileGateway'
import type { DataFailure, Outcome } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import { hasExpired } from '@/domain/session'
import { timeNow, type Milliseconds } from '@/domain/time'

export type LoadedProfile =
  | { profile: Profile; profileStatus: 'ready' }
  | { profile: null; profileStatus: 'missing' | 'failed' }

const notAsked: DataFailure = { kind: 'offline', message: '', code: null, status: 0 }

/** Reads a profile; always resolves, at the latest when the patience is over. */
export async function loadProfile(
  id: string,
  gateway: ProfileGateway,
  auth: AuthGateway,
  patience: Milliseconds,
): Promise<LoadedProfile> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  const outcome = await Promise.race([read(id, gateway, auth), tooLong])
  clearTimeout(timer)
  if (outcome?.ok) return { profile: outcome.value, profileStatus: 'ready' }
  const isMissing = outcome?.failure.kind === 'missing'
  return { profile: null, profileStatus: isMissing ? 'missing' : 'failed' }
}

async function read(
  id: string,
  gateway: ProfileGateway,
  auth: AuthGateway,
): Promise<Outcome<Profile, DataFailure>> {
  // With no token to send, the row would look as if it were not there.
  const session = auth.storedSession()
  if (session && hasExpired(session, timeNow())) {
    const refreshed = await auth.refresh()
    if (!refreshed.ok) return { ok: false, failure: notAsked }
  }
  const first = await gateway.read(id)
  if (first.ok) return first
  // A clock that is slow keeps a token that the server no longer takes.
  if (first.failure.kind === 'expired') {
    const refreshed = await auth.refresh()
    return refreshed.ok ? gateway.read(id) : first
  }
  // To a session that has ended elsewhere every row is missing: only the auth service can tell.
  if (first.failure.kind === 'missing') {
    const refreshed = await auth.refresh()
    return refreshed.ok ? first : { ok: false, failure: notAsked }
  }
  return first
}
