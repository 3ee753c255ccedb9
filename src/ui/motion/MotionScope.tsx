import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { loadedMotion, loadMotion, onMotionLoaded } from './loadMotion'
import { whenIdle } from './mayMove'
import { MotionContext } from './useMotion'

/** Seconds and curve of every movement; the theme's `moderate` and `standard`. */
const transition = { duration: 0.2, ease: [0.2, 0, 0, 1] as const }

/**
 * Lets the `m` elements inside move. What moves them is loaded when the browser is idle; until then, for
 * people who ask for less motion, and in test runs everything stands where it belongs.
 */
export function MotionScope({ children }: { children: ReactNode }) {
  // LazyMotion looks at this once.
  const [features] = useState(() => loadedMotion() ?? whenLoaded)
  const isLoaded = useSyncExternalStore(onMotionLoaded, isMotionLoaded, isNotLoaded)
  useEffect(() => (isLoaded ? undefined : whenIdle(() => void loadMotion())), [isLoaded])
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={transition}>
        <MotionContext value={isLoaded}>{children}</MotionContext>
      </MotionConfig>
    </LazyMotion>
  )
}

const isMotionLoaded = () => loadedMotion() !== null
const isNotLoaded = () => false

/** The features as soon as they are there; never, when they cannot be loaded. */
function whenLoaded(): Promise<FeatureBundle> {
  return new Promise((resolve) => {
    const take = () => {
      const features = loadedMotion()
      if (!features) return
      end()
      resolve(features)
    }
    const end = onMotionLoaded(take)
    take()
  })
}
