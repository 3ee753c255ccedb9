import { atom } from 'jotai'
import { resetRequestForm, signInForm, signUpForm } from '@/platform/session/authVerbs'

/** How a person says they work with us; it changes words and a color, and is sent nowhere. */
export type LoginRole = 'technician' | 'administrator' | 'customer'

export type LoginStep = {
  mode: 'sign-in' | 'create-account'
  /** Null while it is still to be chosen, in sign-in mode. */
  role: LoginRole | null
}

const firstStep: LoginStep = { mode: 'sign-in', role: null }

/** Where the sign-in page is: role picker, sign-in, create account. Pinned by stories. */
export const loginStepAtom = atom<LoginStep>(firstStep)

/** What was typed as e-mail, for the reset form; kept in memory, so that it is in no address. */
export const typedEmailAtom = atom('')

/** Chooses a role, or with null goes back to the picker. */
export const chooseLoginRoleAtom = atom(null, (_, set, role: LoginRole | null) => {
  set(signInForm.resetAtom)
  set(signUpForm.resetAtom)
  set(loginStepAtom, { mode: 'sign-in', role })
})

/** Switches between signing in and creating an account; errors are cleared. */
export const switchLoginModeAtom = atom(null, (get, set, mode: LoginStep['mode']) => {
  set(signInForm.resetAtom)
  set(signUpForm.resetAtom)
  set(loginStepAtom, { mode, role: get(loginStepAtom).role ?? 'customer' })
})

/** After a sign-up: back to signing in, with the news of it still there. */
export const afterSignUpAtom = atom(null, (get, set) => {
  set(loginStepAtom, { mode: 'sign-in', role: get(loginStepAtom).role ?? 'customer' })
})

/** Puts the sign-in page back to its beginning, for the next person. */
export const leaveLoginAtom = atom(null, (_, set) => {
  set(signInForm.resetAtom)
  set(signUpForm.resetAtom)
  set(loginStepAtom, firstStep)
})

/** The technician portal's two forms for somebody who is not signed in. Pinned by stories. */
export const portalFormAtom = atom<'sign-in' | 'reset'>('sign-in')

/** Switches the portal's form. A reset mail that was asked for stays told on the sign-in form. */
export const showPortalFormAtom = atom(null, (get, set, form: 'sign-in' | 'reset') => {
  set(signInForm.resetAtom)
  if (form === 'reset' || get(resetRequestForm.stateAtom).status === 'failed') {
    set(resetRequestForm.resetAtom)
  }
  set(portalFormAtom, form)
})
