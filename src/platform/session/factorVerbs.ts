import { atom, type Getter, type Setter } from 'jotai'
import type { Access } from '@/domain/access'
import { codeDigits } from '@/domain/secondFactor'
import { forgetAnswersAtom } from '@/platform/query/queryClient'
import { formVerb } from './formVerb'
import { gatewaysAtom } from './gateways'
import { sessionStateAtom } from './sessionState'

/** Begins to set up a second factor; done means that its QR code can be scanned. */
export const factorSetUp = formVerb((get, _, { issuer }: { issuer: string }) =>
  get(gatewaysAtom).factors.enrol(issuer),
)

/** Shows the second factor by a code: of a new factor by its id, else of the one that the person has. */
export const codeForm = formVerb(
  async (get, set, { code, factorId }: { code: string; factorId: string | null }) => {
    const outcome = await get(gatewaysAtom).factors.confirm(codeDigits(code), factorId)
    if (outcome.ok) {
      change(get, set, { hasFactor: true, secondFactor: 'passed' })
      // What was asked before was refused, or answered as if there were nothing.
      set(forgetAnswersAtom)
      set(factorSetUp.resetAtom)
    }
    return outcome
  },
)

/** Takes the second factor off. */
export const factorRemoval = formVerb(async (get, set, _input: null) => {
  const outcome = await get(gatewaysAtom).factors.remove()
  if (outcome.ok) {
    change(get, set, { hasFactor: false, secondFactor: 'off' })
    // The token still says that it was confirmed.
    await get(gatewaysAtom).auth.refresh()
  }
  return outcome
})

/** Puts everything about the second factor back to its beginning. */
export const leaveSecondFactorAtom = atom(null, (_, set) => {
  set(factorSetUp.resetAtom)
  set(codeForm.resetAtom)
  set(factorRemoval.resetAtom)
})

function change(get: Getter, set: Setter, changes: Partial<Access>) {
  const state = get(sessionStateAtom)
  if (state.access) set(sessionStateAtom, { ...state, access: { ...state.access, ...changes } })
}
