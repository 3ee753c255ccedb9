import type { AccessGateway } from './accessGateway'
import type { AuthGateway } from './authGateway'
import type { ProfileGateway } from './profileGateway'
import type { Access } from '@/domain/access'
import type { DataFailure, Outcome } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import { hasExpired } from '@/domain/session'
import { timeNow, type Milliseconds } from '@/domain/time'

export type LoadedProfile =
  | { profile: Profile; profileStatus: 'ready'; access: Access | null }
  | { profile: null; profileStatus: 'missing' | 'failed'; access: null }

const notAsked: DataFailure = { kind: 'offline', message: '', code: null, status: 0 }

type Asked = { profile: ProfileGateway; access: AccessGateway; auth: AuthGateway }

/**
 * Reads a profile, and what the person's sign-in asks; always resolves, at the latest when the patience is over.
 * Where only the second has no answer the profile counts: it is the database that keeps what it keeps.
 */
export async function loadProfile(
  id: string,
  { profile: gateway, access, auth }: Asked,
  patience: Milliseconds,
): Promise<LoadedProfile> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  const outcome = await Promise.race([readBoth(), tooLong])
  clearTimeout(timer)
  if (outcome?.profile.ok) {
    return { profile: outcome.profile.value, profileStatus: 'ready', access: outcome.access }
  }
  const isMissing = outcome?.profile.ok === false && outcome.profile.failure.kind === 'missing'
  return { profile: null, profileStatus: isMissing ? 'missing' : 'failed', access: null }

  async function readBoth() {
    const early = access.read()
    const profile = await read(id, gateway, auth)
    if (!profile.ok) return { profile, access: null }
    const first = await early
    // Asked with a token that was refreshed meanwhile, or when the network was not there yet.
    const answered = first.ok ? first : await access.read()
    return { profile, access: answered.ok ? answered.value : null }
  }
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
