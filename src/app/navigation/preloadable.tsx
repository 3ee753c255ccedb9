import { createElement, lazy, useState, type ComponentType } from 'react'
import { withRetry } from '@/domain/retry'

/** A component in a chunk of its own, and the means to fetch that chunk before it is drawn. */
export type Preloadable<Props = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>
  /** The text of the import, by which a build finds the chunk. */
  source: string
}

let round = 0

/** Has what could not be loaded asked for again when it is next drawn; for boundaries that try again. */
export function askAgain(): void {
  round += 1
}

/**
 * Makes a lazily loaded component out of a dynamic import. After `preload` it is drawn at once, without a
 * moment of waiting. A chunk that does not come after several attempts is an error for the boundary above, until
 * `askAgain`.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let loaded: ComponentType<Props> | undefined
  const preload = () => {
    loading ??= withRetry(load).then(
      (module) => {
        loaded = module.default
        return module
      },
      (error: unknown) => {
        loading = undefined
        failedIn = round
        throw error
      },
    )
    return loading
  }
  let Lazy: ComponentType<Props> = lazy(preload)
  let failedIn: number | null = null
  // React draws a part again before it tells the boundary of an error: that must not begin another try.
  const current = () => {
    if (failedIn !== null && failedIn !== round) {
      failedIn = null
      Lazy = lazy(preload)
    }
    return Lazy
  }
  function Page(props: Props) {
    // Kept while it is mounted: another type in its place would begin the page again.
    const [Content] = useState(() => loaded ?? current())
    return createElement(Content, props)
  }
  return Object.assign(Page, { preload, source: String(load) })
}
