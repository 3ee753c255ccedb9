import { atom } from 'jotai'
import type { NewFactor } from '@/domain/secondFactor'
import { codeForm, factorRemoval, factorSetUp } from '@/platform/session/factorVerbs'
import { sessionStateAtom } from '@/platform/session/sessionState'

/**
 * The page of the second factor. `code`: theirs is asked for. `offer`: they have none. `scan`: one was begun.
 * `on`: they have one, and have shown it. `not_available`: this project keeps none.
 */
export type SecondFactorView =
  | { kind: 'loading' }
  | { kind: 'code' }
  | { kind: 'offer'; isRequired: boolean }
  | { kind: 'scan'; factor: NewFactor; isRequired: boolean }
  | { kind: 'on'; isRequired: boolean; isNew: boolean }
  | { kind: 'removed' }
  | { kind: 'not_available' }

export const secondFactorViewAtom = atom((get): SecondFactorView => {
  const { access } = get(sessionStateAtom)
  const setUp = get(factorSetUp.stateAtom)
  if (!access) return { kind: 'loading' }
  const { hasFactor, secondFactor, twoFactorRequired: isRequired, twoFactorAvailable } = access
  if (secondFactor === 'needed') return { kind: 'code' }
  if (hasFactor) return { kind: 'on', isRequired, isNew: get(codeForm.stateAtom).status === 'done' }
  if (setUp.status === 'done') return { kind: 'scan', factor: setUp.value, isRequired }
  if (!twoFactorAvailable) return { kind: 'not_available' }
  if (get(factorRemoval.stateAtom).status === 'done') return { kind: 'removed' }
  return { kind: 'offer', isRequired }
})
