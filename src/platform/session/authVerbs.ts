import { atom } from 'jotai'
import type { NewAccount } from './authGateway'
import type { ProfileChanges } from './profileGateway'
import type { DataFailure, Outcome } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import { formVerb } from './formVerb'
import { gatewaysAtom } from './gateways'
import { sessionStateAtom } from './sessionState'

/** Sign-in by e-mail and password. Done means that the auth service took it; the session follows. */
export const signInForm = formVerb((get, _, input: { email: string; password: string }) =>
  get(gatewaysAtom).auth.signIn(input.email.trim(), input.password),
)

/** A new account. Its outcome never tells whether the address was known already. */
export const signUpForm = formVerb((get, _, { email, ...account }: NewAccount) =>
  get(gatewaysAtom).auth.signUp({ email: email.trim(), ...account }),
)

/** Asks for a mail with a reset link. Done whether or not there is such an account. */
export const resetRequestForm = formVerb((get, _, { email }: { email: string }) =>
  get(gatewaysAtom).auth.requestPasswordReset(email.trim()),
)

/** A new password for the person signed in, by a reset link or otherwise. */
export const newPasswordForm = formVerb(async (get, set, { password }: { password: string }) => {
  const outcome = await get(gatewaysAtom).auth.setNewPassword(password)
  if (outcome.ok) set(sessionStateAtom, { ...get(sessionStateAtom), isRecovering: false })
  return outcome
})

/**
 * Signs out everywhere; always ends signed out here. With `isLeaving` the page counts as being left
 * (`isEnding` stays set), so that no guard shows its login page before the next page has loaded.
 */
export const signOutAtom = atom(null, async (get, set, { isLeaving = false } = {}) => {
  const change = (isEnding: boolean) =>
    set(sessionStateAtom, { ...get(sessionStateAtom), isEnding })
  change(true)
  set(signInForm.resetAtom)
  await get(gatewaysAtom).auth.signOut()
  if (!isLeaving) change(false)
})

/** Changes names in the profile of the person signed in. Fails with `missing` when nobody is. */
export const updateProfileAtom = atom(
  null,
  async (get, set, changes: ProfileChanges): Promise<Outcome<Profile, DataFailure>> => {
    const id = get(sessionStateAtom).user?.id
    if (!id) return { ok: false, failure: { kind: 'missing', message: '', code: null, status: 0 } }
    const outcome = await get(gatewaysAtom).profile.update(id, changes)
    const state = get(sessionStateAtom)
    if (outcome.ok && state.user?.id === id) {
      set(sessionStateAtom, { ...state, profile: outcome.value, profileStatus: 'ready' })
    }
    return outcome
  },
)

/** Puts away why the last session ended, and what was wrong with a mail's link. */
export const dismissSessionNoticeAtom = atom(null, (get, set) => {
  set(sessionStateAtom, {
    ...get(sessionStateAtom),
    signedOutReason: null,
    mailLinkFailure: null,
  })
})
