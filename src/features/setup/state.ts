import { atom } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import { businessQuery, refreshAtom, viewOf } from '@/platform/query/view'
import { reloadProfileAtom } from '@/platform/session/runSession'
import { setupGatewayAtom, type SetupFailure } from './gateway'

/** Whether this project needs its first administrator; `empty`: it has one. */
export type SetupView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready' }
  | { status: 'error'; failure: BusinessFailure }

/** What came of the code. */
export type CodeState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'wrong'; triesLeft: number }
  | { status: 'ended' }
  | { status: 'failed'; failure: SetupFailure }
  | { status: 'done' }

const neededAtom = businessQuery<boolean>((get) => ({
  key: ['setup'],
  ask: () => get(setupGatewayAtom).isNeeded(),
}))

const pinnedAtom = atom<SetupView | null>(null)

/** Whether it is needed. Setting it pins it: a pinned view is not read from a server. */
export const setupViewAtom = atom(
  (get): SetupView => {
    const pinned = get(pinnedAtom)
    if (pinned) return pinned
    const view = viewOf(get(neededAtom))
    if (view.status === 'forbidden') return { status: 'error', failure: { kind: 'forbidden' } }
    if (view.status !== 'ready') return view
    return { status: view.value ? 'ready' : 'empty' }
  },
  (_get, set, view: SetupView | null) => set(pinnedAtom, view),
)

/** The code that is tried. Pinned by stories. */
export const codeStateAtom = atom<CodeState>({ status: 'idle' })

/** Asks again whether it is needed. */
export const readSetupAgainAtom = atom(null, (_get, set) => set(refreshAtom, ['setup']))

/** Tries a code; the role follows. */
export const tryCodeAtom = atom(null, async (get, set, code: string) => {
  if (get(codeStateAtom).status === 'sending') return
  set(codeStateAtom, { status: 'sending' })
  const outcome = await get(setupGatewayAtom).become(code)
  if (!outcome.ok) {
    set(codeStateAtom, { status: 'failed', failure: outcome.failure })
    return
  }
  const answer = outcome.value
  if ('role' in answer) {
    set(codeStateAtom, { status: 'done' })
    set(reloadProfileAtom)
  } else if (answer.problem === 'wrong_code' && answer.triesLeft > 0) {
    set(codeStateAtom, { status: 'wrong', triesLeft: answer.triesLeft })
  } else {
    set(codeStateAtom, { status: 'ended' })
  }
})

/** Forgets what was tried, for the next visit. */
export const leaveSetupAtom = atom(null, (_get, set) => set(codeStateAtom, { status: 'idle' }))
