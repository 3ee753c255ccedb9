import { atom } from 'jotai'
import type { AuthFailure } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import type { AuthUser, Session, SignedOutReason } from '@/domain/session'

/**
 * How far the profile of the person signed in is. `missing`: they have an account but no profile;
 * `failed`: it could not be read. Both are ends, with `reloadProfileAtom` as the way on.
 */
export type ProfileStatus = 'none' | 'loading' | 'ready' | 'missing' | 'failed'

export type SessionState = {
  /** True once it is known whether somebody is signed in; it stays true. */
  isInitialized: boolean
  user: AuthUser | null
  session: Session | null
  profile: Profile | null
  profileStatus: ProfileStatus
  /** A sign-out is under way, or the page is about to be left after one. */
  isEnding: boolean
  /** Signed in by a reset link, to choose a new password. */
  isRecovering: boolean
  /** Why the last session ended when the person did not end it; null after a sign-in. */
  signedOutReason: SignedOutReason | null
  /** Why the link of a mail did not work. */
  mailLinkFailure: AuthFailure | null
}

export const nobody: SessionState = {
  isInitialized: false,
  user: null,
  session: null,
  profile: null,
  profileStatus: 'none',
  isEnding: false,
  isRecovering: false,
  signedOutReason: null,
  mailLinkFailure: null,
}

/** The one home of the session. Only the session machine and the auth verbs write it. */
export const sessionStateAtom = atom<SessionState>(nobody)

export const userAtom = atom((get) => get(sessionStateAtom).user)
export const profileAtom = atom((get) => get(sessionStateAtom).profile)
export const isInitializedAtom = atom((get) => get(sessionStateAtom).isInitialized)
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
 * tab that comes back into focus, is not a new sign-in.
 */
export function withSession(state: SessionState, session: Session): SessionState {
  const isSame = state.user?.id === session.user.id
  return {
    ...state,
    session,
    user: isSame && sameUser(state.user, session.user) ? state.user : session.user,
    profile: isSame ? state.profile : null,
    profileStatus: isSame ? state.profileStatus : 'loading',
    isRecovering: isSame && state.isRecovering,
    isEnding: false,
    signedOutReason: null,
    mailLinkFailure: null,
  }
}

/** The state after a sign-out. */
export function withoutSession(state: SessionState, reason: SignedOutReason | null): SessionState {
  return {
    ...nobody,
    isEnding: state.isEnding,
    signedOutReason: reason,
    mailLinkFailure: state.mailLinkFailure,
  }
}

function sameUser(before: AuthUser | null, after: AuthUser): boolean {
  return before?.id === after.id && (before.email === after.email || after.email === null)
}
