import { atom } from 'jotai'
import type { Access } from '@/domain/access'
import type { AuthFailure } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import type { AuthUser, Session, SignedOutReason } from '@/domain/session'
import type { Milliseconds } from '@/domain/time'
import type { MailLink } from './mailLink'

/**
 * How far the profile of the person signed in is. `missing`: they have an account but no profile;
 * `failed`: it could not be read. Both are ends, with `reloadProfileAtom` as the way on.
 */
type ProfileStatus = 'none' | 'loading' | 'ready' | 'missing' | 'failed'

/** Whose session was ended for them, while what they wrote is still on the page. */
type Interrupted = { user: AuthUser; profile: Profile | null }

/** A mail's link that is opened only when the person says so. */
type AskedLink = { link: MailLink; status: 'asking' | 'opening' }

export type SessionState = {
  /** True once it is known whether somebody is signed in; it stays true. */
  isInitialized: boolean
  user: AuthUser | null
  session: Session | null
  profile: Profile | null
  profileStatus: ProfileStatus
  /** What their sign-in asks and allows; null while it is not known, and where the server has no answer. */
  access: Access | null
  /** When the session ends unless somebody touches something; null while nobody has to be asked. */
  idleUntil: Milliseconds | null
  /** A sign-out is under way, or the page is about to be left after one. */
  isEnding: boolean
  /** Signed in by a reset link, to choose a new password. */
  isRecovering: boolean
  /** Why the last session ended when the person did not end it; null after a sign-in. */
  signedOutReason: SignedOutReason | null
  /**
   * The person whose session was ended for them, until they or somebody else sign in: their page is kept,
   * so that nothing that they wrote is lost.
   */
  interrupted: Interrupted | null
  /** The link of a mail that waits for the person's word. */
  mailLink: AskedLink | null
  /** Why the link of a mail did not work. */
  mailLinkFailure: AuthFailure | null
}

export const nobody: SessionState = {
  isInitialized: false,
  user: null,
  session: null,
  profile: null,
  profileStatus: 'none',
  access: null,
  idleUntil: null,
  isEnding: false,
  isRecovering: false,
  signedOutReason: null,
  interrupted: null,
  mailLink: null,
  mailLinkFailure: null,
}

/** Nobody, once that is known: for whom pages are drawn beforehand. */
export const visitor: SessionState = { ...nobody, isInitialized: true }

/**
 * The one home of the session. Only the session machine and the auth verbs write it, and what draws or
 * hydrates a page beforehand.
 */
export const sessionStateAtom = atom<SessionState>(nobody)

export const userAtom = atom((get) => get(sessionStateAtom).user)
/**
 * Whose page is shown: the person signed in, or the one whose session was ended for them. What they do
 * is theirs; it is sent once they have signed in again.
 */
export const personAtom = atom((get) => {
  const { user, interrupted } = get(sessionStateAtom)
  return user ?? interrupted?.user ?? null
})

/** The profile of whose page is shown. */
export const personProfileAtom = atom((get) => {
  const { profile, interrupted } = get(sessionStateAtom)
  return profile ?? interrupted?.profile ?? null
})

export const isAuthenticatedAtom = atom((get) => get(sessionStateAtom).user !== null)
export const signedOutReasonAtom = atom((get) => get(sessionStateAtom).signedOutReason)

/** The role of the person signed in; null while it is not known. */
export const roleAtom = atom((get) => get(sessionStateAtom).profile?.role ?? null)

/** True until it is known who is signed in and what they may do. */
export const isLoadingAtom = atom((get) => {
  const { isInitialized, profileStatus } = get(sessionStateAtom)
  return !isInitialized || profileStatus === 'loading'
})

/**
 * The state with a session in it. The same person's new tokens change nothing else: a refresh, or a
 * tab that comes back into focus, is not a new sign-in. Nor is a person who signs in again after their
 * session was ended for them.
 */
export function withSession(state: SessionState, session: Session): SessionState {
  const { user, interrupted } = state
  const isSame = user?.id === session.user.id
  const known = interrupted?.user.id === session.user.id ? interrupted.profile : null
  return {
    ...state,
    session,
    user: isSame && sameUser(user, session.user) ? user : session.user,
    profile: isSame ? state.profile : known,
    profileStatus: isSame ? state.profileStatus : known ? 'ready' : 'loading',
    access: isSame ? state.access : null,
    isRecovering: isSame && state.isRecovering,
    isEnding: false,
    signedOutReason: null,
    interrupted: null,
    mailLinkFailure: null,
  }
}

/** The state after a sign-out. */
export function withoutSession(state: SessionState, reason: SignedOutReason | null): SessionState {
  return {
    ...nobody,
    isEnding: state.isEnding,
    signedOutReason: reason,
    interrupted: interruptedBy(state, reason),
    mailLink: state.mailLink,
    mailLinkFailure: state.mailLinkFailure,
  }
}

/** Who is interrupted by a sign-out. Nobody is by their own, here or in another tab, nor who cannot come back. */
function interruptedBy(state: SessionState, reason: SignedOutReason | null): Interrupted | null {
  const { user, profile } = state
  // The events that follow a sign-out find nobody, and change nothing of it.
  if (!user) return state.interrupted
  const comesBack = reason !== null && reason !== 'elsewhere' && reason !== 'closed'
  return comesBack ? { user, profile } : null
}

function sameUser(before: AuthUser, after: AuthUser): boolean {
  return before.id === after.id && (before.email === after.email || after.email === null)
}
