import { atom } from 'jotai'
import type { AuthFailure } from '@/domain/failures'
import { newPasswordForm } from '@/platform/session/authVerbs'
import { sessionStateAtom } from '@/platform/session/sessionState'

/**
 * The page for a new password. `opening`: the mail's link waits for the person's word, or is being tried. `expired`: it did not work,
 * or its session is over. `no_link`: nobody is signed in and no link was followed. `saved`: done.
 */
export type NewPasswordView =
  | { kind: 'opening' }
  | { kind: 'expired'; failure: AuthFailure }
  | { kind: 'no_link' }
  /** Anybody who has a second factor shows it before the password is changed. */
  | { kind: 'code' }
  | { kind: 'form'; email: string | null }
  | { kind: 'saved' }

export const newPasswordViewAtom = atom((get): NewPasswordView => {
  const form = get(newPasswordForm.stateAtom)
  const { isInitialized, user, mailLink, mailLinkFailure, access } = get(sessionStateAtom)
  if (form.status === 'done') return { kind: 'saved' }
  if (mailLink) return { kind: 'opening' }
  if (form.status === 'failed' && form.failure.kind === 'session_missing') {
    return { kind: 'expired', failure: form.failure }
  }
  if (mailLinkFailure) return { kind: 'expired', failure: mailLinkFailure }
  if (!isInitialized) return { kind: 'opening' }
  if (user && access?.secondFactor === 'needed') return { kind: 'code' }
  return user ? { kind: 'form', email: user.email } : { kind: 'no_link' }
})
