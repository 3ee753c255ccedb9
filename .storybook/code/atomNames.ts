/** An atom's name in the code, and the module that exports it. */
export type AtomName = { name: string; from: string }

const names = new WeakMap<object, AtomName>()

/**
 * Remembers the names of the atoms that a module exports, alone or as parts of an object. The build of Storybook adds
 * the call to each module of the product; nothing else calls it.
 * @param from the module, as it is imported
 * @public
 */
export function nameAtoms(from: string, exported: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(exported)) {
    if (isAtom(value)) names.set(value, { name, from })
    else if (typeof value === 'object' && value !== null) {
      for (const [part, inside] of Object.entries(value)) {
        if (isAtom(inside)) names.set(inside, { name: `${name}.${part}`, from })
      }
    }
  }
}

/** What an atom is called; undefined for one that no module exports. */
export function nameOfAtom(atom: object): AtomName | undefined {
  return names.get(atom)
}

function isAtom(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'read' in value && 'toString' in value
}
