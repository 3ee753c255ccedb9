import { useSyncExternalStore } from 'react'
import { quoteStepPaths } from '@/domain/quoteProgress'

/** From here on the home page shows step 1 beside its headline (the theme's `lg`). */
const largeWindow = '(min-width: 64rem)'

/** The part of the address that opens the vehicle form on the page of step 2. */
export const vehicleHash = '#vehicle'

/**
 * Where step 1 is on this window: on the home page, or on a small screen above the service cards, so that a
 * phone visitor is never asked for less. A page that is drawn beforehand does not know the window; its style
 * sheet does.
 */
export function useVehiclePlace() {
  const isLarge = useSyncExternalStore(subscribe, matches, isUnknown)
  return {
    hasVehicleForm: isLarge === undefined ? ('by-window' as const) : !isLarge,
    vehicleHref: isLarge !== false ? quoteStepPaths[1] : `${quoteStepPaths[2]}${vehicleHash}`,
  }
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(largeWindow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function matches(): boolean | undefined {
  return window.matchMedia(largeWindow).matches
}

const isUnknown = () => undefined
