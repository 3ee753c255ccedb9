import { getDefaultStore } from 'jotai'
import { nobody, sessionStateAtom } from '@/state/sessionState'

/** Says before the first drawing what is known without asking: a browser without a record has no session. */
export function nobodySignedIn() {
  getDefaultStore().set(sessionStateAtom, { ...nobody, isInitialized: true })
}
