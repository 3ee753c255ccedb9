import { atom, type Getter, type WritableAtom } from 'jotai'

/**
 * An atom whose value each store makes for itself, so that nothing of it is left for the next store.
 * Setting it puts another value in its place, for tests and stories.
 * @param create makes the value when it is first read
 */
export function replaceableAtom<Value extends object>(
  create: (get: Getter) => Value,
): WritableAtom<Value, [Value], void> {
  const createdAtom = atom(create)
  const replacementAtom = atom<{ value: Value } | null>(null)
  return atom(
    (get) => get(replacementAtom)?.value ?? get(createdAtom),
    (_get, set, value) => set(replacementAtom, { value }),
  )
}
