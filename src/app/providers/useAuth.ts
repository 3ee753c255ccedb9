import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useContext, useMemo } from 'react'
import { hasRole, type Role } from '@/domain/roles'
import { signedOutPath } from '@/domain/session'
import {
  signInForm,
  signOutAtom,
  signUpForm,
  updateProfileAtom,
} from '@/platform/session/authVerbs'
import { reloadProfileAtom } from '@/platform/session/runSession'
import { isLoadingAtom, sessionStateAtom } from '@/platform/session/sessionState'
import { AuthContext } from './authContext'

/**
 * Who is signed in and what they can do about it.
 * @throws Error when used outside an `AuthProvider`.
 */
export function useAuth() {
  const context = useContext(AuthContext)
  if (!context) throw new Error('useAuth must be used within an AuthProvider')
  const { leaveTo } = context
  const { user, session, profile, profileStatus, isInitialized, isEnding } =
    useAtomValue(sessionStateAtom)
  const isLoading = useAtomValue(isLoadingAtom)
  const signIn = useSetAtom(signInForm.submitAtom)
  const signUp = useSetAtom(signUpForm.submitAtom)
  const end = useSetAtom(signOutAtom)
  const updateProfile = useSetAtom(updateProfileAtom)
  const reloadProfile = useSetAtom(reloadProfileAtom)

  /** Signs out everywhere and lands on /auth by a full page load. */
  const signOut = useCallback(async () => {
    await end({ isLeaving: true })
    leaveTo(signedOutPath)
  }, [end, leaveTo])

  return useMemo(
    () => ({
      user,
      session,
      profile,
      profileStatus,
      isLoading,
      isInitialized,
      isEnding,
      isAuthenticated: user !== null,
      role: profile?.role ?? null,
      hasRole: (allowed: readonly Role[]) => hasRole(profile, allowed),
      signIn,
      signUp,
      signOut,
      updateProfile,
      reloadProfile,
    }),
    [
      user,
      session,
      profile,
      profileStatus,
      isLoading,
      isInitialized,
      isEnding,
      signIn,
      signUp,
      signOut,
      updateProfile,
      reloadProfile,
    ],
  )
}
