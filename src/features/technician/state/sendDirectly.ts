import { atom } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { KeptAction } from '@/domain/waitingActions'
import { userAtom } from '@/platform/session/sessionState'
import { technicianDayGatewayAtom } from '../gateway'
import { refreshDayAtom, takeAnswerAtom } from './answeredDay'
import { sendAction } from './sendAction'

/** Actions that were sent without success: the same one sent again goes under the key it had. */
const sentBeforeAtom = atom<readonly KeptAction[]>([])

/**
 * Sends an action at once, for a device that cannot keep it. It waits nowhere: when the server cannot be
 * reached, the form with what was written stays open, and the person sends it again from there.
 */
export const sendDirectlyAtom = atom(
  null,
  async (
    get,
    set,
    taken: KeptAction,
  ): Promise<{ ok: true } | { ok: false; failure: BusinessFailure }> => {
    const userId = get(userAtom)?.id
    if (!userId) return { ok: false, failure: { kind: 'signed_out' } }
    const action = get(sentBeforeAtom).find((before) => isSameContent(before, taken)) ?? taken
    const others = () => get(sentBeforeAtom).filter(({ key }) => key !== action.key)
    const remember = (noted: KeptAction) => set(sentBeforeAtom, [...others(), noted])
    remember(action)
    const outcome = await sendAction(get(technicianDayGatewayAtom), action, {
      isSignedIn: () => get(userAtom)?.id === userId,
      note: async (noted) => remember(noted),
    })
    if (!outcome.ok) return outcome
    set(sentBeforeAtom, others())
    await set(takeAnswerAtom, outcome.value)
    void set(refreshDayAtom)
    return { ok: true }
  },
)

function isSameContent(one: KeptAction, other: KeptAction): boolean {
  return one.jobId === other.jobId && JSON.stringify(one.action) === JSON.stringify(other.action)
}
