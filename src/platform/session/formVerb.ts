import { atom, type Getter, type Setter } from 'jotai'
import type { AuthFailure, Outcome } from '@/domain/failures'

/** Where a form is. What was typed stays with the form, whatever comes of sending it. */
export type FormState<Value = null> =
  | { status: 'idle' }
  | { status: 'processing' }
  | { status: 'failed'; failure: AuthFailure }
  | { status: 'done'; value: Value }

type Run<Input, Value> = (
  get: Getter,
  set: Setter,
  input: Input,
) => Promise<Outcome<Value, AuthFailure>>

/**
 * A form's state, the verb that sends it and the verb that puts it back to idle. Sent again while it is
 * being sent, it is not sent twice: both callers get the one outcome.
 */
export function formVerb<Input, Value>(run: Run<Input, Value>) {
  const stateAtom = atom<FormState<Value>>({ status: 'idle' })
  const sendingAtom = atom<{ outcome: Promise<Outcome<Value, AuthFailure>> } | null>(null)

  const submitAtom = atom(null, (get, set, input: Input) => {
    const sending = get(sendingAtom)
    if (sending) return sending.outcome
    set(stateAtom, { status: 'processing' })
    const outcome = run(get, set, input).then((result) => {
      set(sendingAtom, null)
      set(
        stateAtom,
        result.ok
          ? { status: 'done', value: result.value }
          : { status: 'failed', failure: result.failure },
      )
      return result
    })
    set(sendingAtom, { outcome })
    return outcome
  })

  const resetAtom = atom(null, (get, set) => {
    if (!get(sendingAtom)) set(stateAtom, { status: 'idle' })
  })

  return { stateAtom, submitAtom, resetAtom }
}
