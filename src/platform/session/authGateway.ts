import type { AuthChangeEvent, EmailOtpType, Session as ClientSession } from '@supabase/supabase-js'
import type { AuthFailure, Outcome } from '@/domain/failures'
import {
  newPasswordPath,
  signedOutPath,
  tokenStorageKey,
  type AuthEvent,
  type Session,
} from '@/domain/session'
import { authFailure, unreachable } from './authErrors'
import { milliseconds, seconds, timeNow, toSeconds, type Milliseconds } from '@/domain/time'
import type { Connection, ConnectionSource } from '@/platform/client/client'
import type { DatabaseRefusal } from '@/platform/client/databaseAnswers'
import type { MailLink } from './mailLink'
import type { RefreshRefusal } from '@/platform/client/refreshShield'
import { sessionTimes } from './sessionTimes'
import type { TokenRecord, TokenStorage } from '@/platform/client/tokenStorage'

/**
 * One event of the auth service; the session is where it is stored (`storedSession`). `refusal`: why
 * the service ended the session, when it did.
 */
export type AuthNotice = {
  event: AuthEvent
  refusal: RefreshRefusal | null
}

export type NewAccount = { email: string; password: string; firstName: string; lastName: string }

export type AuthGateway = {
  /** The session left in this browser, read without loading the client; null when there is none. */
  storedSession(): Session | null
  /** Hears every event from when the client is loaded; loads nothing by itself. */
  listen(listener: (notice: AuthNotice) => void): () => void
  /** Hears what the database refuses to the person signed in; loads nothing by itself. */
  onDatabaseRefusal(listener: (refusal: DatabaseRefusal) => void): () => void
  /** Loads the client and resolves once INITIAL_SESSION was told. Fails when it cannot be loaded. */
  connect(): Promise<Outcome<null, AuthFailure>>
  signIn(email: string, password: string): Promise<Outcome<Session, AuthFailure>>
  /** `check_mail`: the address has to be confirmed first. Tells nothing of whether it was known. */
  signUp(account: NewAccount): Promise<Outcome<'check_mail' | 'signed_in', AuthFailure>>
  /**
   * Global sign-out. This browser is signed out at once and whatever happens; the promise waits a
   * little for the service to end the other sessions too.
   */
  signOut(): Promise<void>
  /** Nobody is signed in: stops what the client keeps running. Another tab may have signed out. */
  rest(): void
  /**
   * Ends this session, and none of the person's others: in this browser at once and whatever happens; the
   * promise waits a little for the service.
   */
  endSession(): Promise<void>
  /**
   * A new access token, or the one another tab has just fetched. A refusal by the service ends the
   * session (SIGNED_OUT follows); a failure that may pass leaves it as it is.
   */
  refresh(): Promise<Outcome<Session, AuthFailure>>
  /** Sends a reset mail, whose link leads to `newPasswordPath`. */
  requestPasswordReset(email: string): Promise<Outcome<null, AuthFailure>>
  /** For the person signed in, by a reset link or otherwise. */
  setNewPassword(password: string): Promise<Outcome<null, AuthFailure>>
  /** Signs in by a mail's link; PASSWORD_RECOVERY follows when it was a reset. */
  openMailLink(link: MailLink): Promise<Outcome<null, AuthFailure>>
}

/** Within this time before expiry the auth client refreshes by itself whenever it is asked anything. */
const clientRefreshMargin = milliseconds(90_000)

const heard: readonly string[] = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'PASSWORD_RECOVERY',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
] satisfies AuthEvent[]

type Options = {
  connection: ConnectionSource
  storage: TokenStorage
  /** The site's origin, for the links in mails. */
  origin?: () => string
  signOutPatience?: Milliseconds
}

export function createAuthGateway({
  connection,
  storage,
  origin = () => window.location.origin,
  signOutPatience = sessionTimes.signOutPatience,
}: Options): AuthGateway {
  const listeners = new Set<(notice: AuthNotice) => void>()
  const refusalListeners = new Set<(refusal: DatabaseRefusal) => void>()
  let connected: Promise<Connection> | null = null
  let live: Connection | null = null
  let initialTold = () => {}
  const initial = new Promise<void>((resolve) => {
    initialTold = resolve
  })
  let ending: Promise<unknown> | null = null
  /** Null until the client has told its first event. */
  let isTicking: boolean | null = null

  function tell(event: AuthEvent, refusal: RefreshRefusal | null = null) {
    for (const listener of listeners) listener({ event, refusal })
  }

  /** Runs inside the auth client: awaits nothing and calls nothing of it, or it would wait for itself. */
  function hear(event: AuthChangeEvent, from: Connection) {
    if (!heard.includes(event)) return
    keepTicking(storage.read() !== null, from)
    if (event === 'INITIAL_SESSION') initialTold()
    tell(event as AuthEvent, event === 'SIGNED_OUT' ? from.takeRefusal() : null)
  }

  /** The client's own tick is the fall-back of refreshing; with nobody signed in nothing is to run. */
  function keepTicking(isWanted: boolean, { client }: Connection) {
    if (isWanted === isTicking) return
    isTicking = isWanted
    void (isWanted ? client.auth.startAutoRefresh() : client.auth.stopAutoRefresh())
  }

  function open(): Promise<Connection> {
    connected ??= connection().then(
      (made) => {
        live = made
        made.client.auth.onAuthStateChange((event) => hear(event, made))
        made.onDatabaseRefusal((refusal) =>
          refusalListeners.forEach((listener) => listener(refusal)),
        )
        return made
      },
      (error: unknown) => {
        connected = null
        throw error
      },
    )
    return connected
  }

  async function ask<Value>(
    question: (auth: Connection['client']['auth']) => Promise<Outcome<Value, AuthFailure>>,
  ): Promise<Outcome<Value, AuthFailure>> {
    let auth: Connection['client']['auth']
    try {
      auth = (await open()).client.auth
      // A sign-out still under way would take the next session with it.
      await ending
    } catch {
      return { ok: false, failure: unreachable() }
    }
    try {
      return await question(auth)
    } catch (error) {
      return { ok: false, failure: authFailure(error) }
    }
  }

  async function refresh(): Promise<Outcome<Session, AuthFailure>> {
    const before = storage.read()
    if (!before) return failed({ name: 'AuthSessionMissingError' })
    return ask(async (auth) => {
      // Asked for a session this close to expiry the client refreshes; refreshSession would then
      // refresh a second time.
      const isNearExpiry = before.expires_at - timeNow() < clientRefreshMargin
      const { data, error } = isNearExpiry ? await auth.getSession() : await auth.refreshSession()
      const after = storage.read()
      if (data.session && data.session.access_token !== before.access_token) {
        return { ok: true, value: sessionOf(data.session, after) }
      }
      if (after && after.refresh_token !== before.refresh_token) {
        return { ok: true, value: storedSessionOf(after) }
      }
      const refusal = (await open()).takeRefusal()
      if (refusal && after) await signOutHere(refusal)
      return failed(error ?? { name: 'AuthRetryableFetchError', status: 503 })
    })
  }

  async function signOutHere(refusal: RefreshRefusal | null = null) {
    // First the record: with none, the client signs out without asking the service, so it cannot fail.
    storage.removeItem(tokenStorageKey)
    tell('SIGNED_OUT', refusal)
    if (!live) return
    ending = live.client.auth.signOut({ scope: 'local' }).finally(() => {
      ending = null
    })
    // A client still waiting for its first refresh answers late; nobody is kept signed in for that.
    await within(signOutPatience, ending)
  }

  async function end(scope: 'global' | 'local') {
    const record = storage.read()
    const isExpired = record !== null && record.expires_at <= timeNow()
    // Other sessions can only be ended with a token that is taken; this one ends by itself.
    if (scope === 'global' && isExpired) await within(signOutPatience, refresh())
    const token = storage.read()?.access_token
    const opened = token ? open() : null
    opened?.catch(() => {})
    await signOutHere()
    if (!token || !opened) return
    const ended = opened.then(({ client }) => client.auth.admin.signOut(token, scope))
    await within(signOutPatience, ended)
  }

  return {
    storedSession() {
      const record = storage.read()
      return record && storedSessionOf(record)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onDatabaseRefusal(listener) {
      refusalListeners.add(listener)
      return () => refusalListeners.delete(listener)
    },
    connect: () =>
      ask(async () => {
        await initial
        return { ok: true, value: null }
      }),
    signIn: (email, password) =>
      ask(async (auth) => {
        const { data, error } = await auth.signInWithPassword({ email, password })
        if (error) return failed(error)
        return { ok: true, value: sessionOf(data.session, storage.read()) }
      }),
    signUp: ({ email, password, firstName, lastName }) =>
      ask(async (auth) => {
        const { data, error } = await auth.signUp({
          email,
          password,
          options: {
            data: { first_name: firstName, last_name: lastName },
            emailRedirectTo: origin() + signedOutPath,
          },
        })
        if (error) return failed(error)
        return { ok: true, value: data.session ? 'signed_in' : 'check_mail' }
      }),
    signOut: () => end('global'),
    endSession: () => end('local'),
    rest() {
      if (live) keepTicking(false, live)
    },
    refresh,
    requestPasswordReset: (email) =>
      ask(async (auth) => {
        const redirectTo = origin() + newPasswordPath
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
        return error ? failed(error) : { ok: true, value: null }
      }),
    setNewPassword: (password) =>
      ask(async (auth) => {
        const { error } = await auth.updateUser({ password })
        return error ? failed(error) : { ok: true, value: null }
      }),
    async openMailLink(link) {
      if (link.kind === 'refused') {
        const { code, message } = link
        return failed({ name: 'AuthApiError', status: 403, code, message })
      }
      return ask(async (auth) => {
        const { data, error } =
          link.kind === 'tokens'
            ? await auth.setSession(link)
            : await auth.verifyOtp({
                token_hash: link.token_hash,
                type: link.type as EmailOtpType,
              })
        if (error) return failed(error)
        // verifyOtp tells of a recovery by itself; a session that is set looks like any other.
        if (link.kind === 'tokens' && link.type === 'recovery' && data.session) {
          tell('PASSWORD_RECOVERY')
        }
        return { ok: true, value: null }
      })
    },
  }
}

function failed(error: unknown): { ok: false; failure: AuthFailure } {
  return { ok: false, failure: authFailure(error) }
}

/** The client's session, with the expiry as the token storage put it on this device's clock. */
function sessionOf(session: ClientSession, record: TokenRecord | null): Session {
  const { access_token, refresh_token, expires_in, expires_at, user } = session
  if (record?.access_token === access_token) {
    const stored = storedSessionOf(record)
    return { ...stored, user: user ? { id: user.id, email: user.email ?? null } : stored.user }
  }
  return {
    access_token,
    refresh_token,
    expires_in: seconds(expires_in),
    expires_at: seconds(expires_at ?? toSeconds(timeNow()) + expires_in),
    user: { id: user.id, email: user.email ?? null },
  }
}

function storedSessionOf(record: TokenRecord): Session {
  const { access_token, refresh_token, expires_at, expires_in, user_id, user } = record
  return {
    access_token,
    refresh_token,
    expires_in: expires_in ?? toSeconds(milliseconds(Math.max(0, expires_at - timeNow()))),
    expires_at: toSeconds(expires_at),
    user: { id: user_id, email: user?.email ?? null },
  }
}

/** Resolves when the work is done or failed, or when the time is over. */
async function within(patience: Milliseconds, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work.catch(() => {}), enough])
  clearTimeout(timer)
}
