type Named = Record<string, unknown>
type Call = (...given: readonly unknown[]) => unknown

/** What a stand-in does when it is called while its library is not there yet. */
type Beforehand =
  /** Says so with an error. */
  | 'refuse'
  /** Keeps the call, and makes it as soon as the library is there. */
  | 'remember'
  /** Gives back what it got. */
  | 'pass on'

/**
 * A library that is loaded when somebody needs it, and stand-ins for its exports, which can be imported
 * and taken apart before. `load` loads it once; where that fails, the next call tries again.
 */
export function libraryOnDemand(fetchLibrary: () => Promise<Named>) {
  let library: Named | null = null
  let coming: Promise<void> | null = null
  const remembered: { name: string; given: readonly unknown[] }[] = []

  const arrive = (arrived: Named) => {
    library = arrived
    for (const { name, given } of remembered.splice(0)) (arrived[name] as Call)(...given)
  }
  const load = (): Promise<void> =>
    (coming ??= fetchLibrary().then(arrive, (error: unknown) => {
      coming = null
      throw error
    }))

  const real = (name: string): Call => {
    if (library) return library[name] as Call
    throw new Error(`${name} of storybook/test is there in play functions only.`)
  }
  const callBeforehand = (name: string, beforehand: Beforehand, given: readonly unknown[]) => {
    if (beforehand === 'refuse') return real(name)
    if (beforehand === 'pass on') return given[0]
    remembered.push({ name, given })
    return undefined
  }

  /** Stands for the library's export of that name: calls and properties are those of the real one. */
  const standIn = (name: string, beforehand: Beforehand = 'refuse'): Call =>
    new Proxy<Call>(() => undefined, {
      apply: (_, self, given) =>
        library ? Reflect.apply(real(name), self, given) : callBeforehand(name, beforehand, given),
      get: (_, property) => Reflect.get(real(name), property) as unknown,
      has: (_, property) => Reflect.has(real(name), property),
    })

  return { load, standIn }
}
