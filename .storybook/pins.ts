import type { createStore, WritableAtom } from 'jotai'

/** An atom that a value can be given to. */
export type Settable = WritableAtom<unknown, [never], unknown>

/** What setting an atom to a value takes; a function that changes the value is none. */
type TakenBy<Set> =
  Set extends WritableAtom<unknown, [infer Value], unknown>
    ? Exclude<Value, (before: never) => unknown>
    : never

/** Pins: each an atom and the value that a story sets it to. */
export type Pins<Atoms extends readonly Settable[]> = {
  readonly [Place in keyof Atoms]: readonly [Atoms[Place], TakenBy<Atoms[Place]>]
}

/** A pin whose value is known to fit its atom: only `pins` makes one. */
export type PinnedAtom = {
  atom: Settable
  setIn: (store: ReturnType<typeof createStore>) => void
}

/**
 * Pins atoms, for a story's `atoms`: a value of another shape than the atom takes does not compile. A
 * pinned view asks no server.
 */
export function pins<const Atoms extends readonly Settable[]>(
  ...given: Pins<Atoms>
): readonly PinnedAtom[] {
  return (given as readonly (readonly [Settable, unknown])[]).map(([atom, value]) => ({
    atom,
    setIn: (store) => void store.set(atom, value as never),
  }))
}
