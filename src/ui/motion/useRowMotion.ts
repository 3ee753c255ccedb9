import { useMotion } from './useMotion'

const away = { opacity: 0, scale: 0.98 }
const moving = {
  layout: 'position' as const,
  initial: away,
  animate: { opacity: 1, scale: 1 },
  exit: away,
}
const still = { initial: false as const }

/** How one row or card of a `ListMotion` comes, goes and moves up; where nothing moves it is simply there. */
export function useRowMotion(): typeof moving | typeof still {
  return useMotion() ? moving : still
}
