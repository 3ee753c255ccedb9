import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { callsAtom, type Calls } from '@/platform/client/gatewayAtom'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { wordedCallAtom, type Refused, type WordedCall } from '@/platform/client/wordedCall'
import type { Answer } from '@/platform/records/recordsGateway'

/** What a code brought about. `code_ended`: there is none, it is too old, or its tries are used up. */
export type CodeAnswer =
  { role: 'super_admin' } | { problem: 'wrong_code'; triesLeft: number } | { problem: 'code_ended' }

/** Why it could not be decided; `done`: somebody else is the first administrator by now. */
export type SetupFailure = BusinessFailure | Refused<'done'>

/** The first run of a project that nobody runs yet. */
export type SetupGateway = {
  /** True while there is no super administrator. */
  isNeeded(): Answer<boolean>
  /** Makes the person signed in the first super administrator. */
  become(code: string): Promise<Outcome<CodeAnswer, SetupFailure>>
}

/** @param calls what the server is asked with */
export function createSetupGateway(
  { call }: Pick<Calls, 'call'>,
  worded: WordedCall,
): SetupGateway {
  return {
    async isNeeded() {
      const outcome = await call<{ needed: boolean }>('setup_state', {}, isState)
      return outcome.ok ? { ok: true, value: outcome.value.needed } : outcome
    },
    become: (code) => worded('become_first_admin', { code }, ['done'] as const),
  }
}

function isState(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'needed' in value &&
    typeof value.needed === 'boolean'
  )
}

/** The gateway in use. Tests and stories set this atom. */
export const setupGatewayAtom = replaceableAtom((get) =>
  createSetupGateway(get(callsAtom), get(wordedCallAtom)),
)
