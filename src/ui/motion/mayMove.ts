import { MotionGlobalConfig } from 'framer-motion'

/** False where a person asks for less motion, and in test runs: the code that moves is then not loaded at all. */
export function mayMove(): boolean {
  return (
    !MotionGlobalConfig.skipAnimations &&
    typeof window.matchMedia === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * Runs something when the browser has nothing else to do, at the latest after two seconds.
 * @returns what takes it back
 */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 2_000 })
  return () => window.cancelIdleCallback(handle)
}
