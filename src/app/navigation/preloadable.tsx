import { createElement, lazy, useState, type ComponentType } from 'react'

/** A component in a chunk of its own, and the means to fetch that chunk before it is drawn. */
export type Preloadable<Props = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>
  /** The text of the import, by which a build finds the chunk. */
  source: string
}

/**
 * Makes a lazily loaded component out of a dynamic import; the chunk is asked for once. After `preload`
 * it is drawn at once, without a moment of waiting.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let loaded: ComponentType<Props> | undefined
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default
        return module
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Lazy: ComponentType<Props> = lazy(preload)
  function Page(props: Props) {
    // Kept while it is mounted: another type in its place would begin the page anew.
    const [Content] = useState(() => loaded ?? Lazy)
    return createElement(Content, props)
  }
  return Object.assign(Page, { preload, source: String(load) })
}
