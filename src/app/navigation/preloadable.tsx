import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component in a chunk of its own, and the means to fetch that chunk before it is drawn. */
export type Preloadable = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> }

/** Makes a lazily loaded component out of a dynamic import; the chunk is asked for once. */
export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let loading: Promise<{ default: ComponentType }> | undefined
  const preload = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return Object.assign(lazy(preload), { preload })
}
