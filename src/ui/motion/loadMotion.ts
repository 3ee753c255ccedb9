import type { FeatureBundle } from 'framer-motion'
import { mayMove } from './mayMove'

let features: FeatureBundle | null = null
const listeners = new Set<() => void>()

/** framer-motion's features once they are loaded; null before, and where everything stands still. */
export function loadedMotion(): FeatureBundle | null {
  return features && mayMove() ? features : null
}

/** Calls back when the features have been loaded. Returns what ends the waiting. */
export function onMotionLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the features, once. When they cannot be loaded everything stays as it is, without motion. */
export async function loadMotion(): Promise<void> {
  if (features || !mayMove()) return
  const loaded = await import('./motionFeatures').catch(() => null)
  if (!loaded || features) return
  features = loaded.domMax
  for (const listener of listeners) listener()
}
