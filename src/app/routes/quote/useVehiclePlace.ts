import { startTransition, useEffect, useState } from 'react'
import { quoteStepPaths } from '@/domain/quoteProgress'
import { arrival } from '@/ui/arrival'

/** From here on the home page shows step 1 beside its headline (the theme's `lg`). */
export const largeWindow = '(min-width: 64rem)'

/** The part of the address that opens the vehicle form on the page of step 2. */
export const vehicleHash = '#vehicle'

/**
 * Where step 1 is on this window: on the home page, or on a small screen above the service cards
 * (design, section 6), so that a phone visitor is never asked for less.
 */
export function useVehiclePlace() {
  // A page that is made beforehand does not know the window; its style sheet does.
  const [isLarge, setLarge] = useState(() => (isMadeBeforehand() ? undefined : matches()))
  useEffect(() => {
    // Nothing changes to the eye, so that whatever else there is to do goes first.
    const look = () => startTransition(() => setLarge(matches()))
    look()
    return subscribe(look)
  }, [])
  return {
    hasVehicleForm: isLarge === undefined ? ('by-window' as const) : !isLarge,
    vehicleHref: isLarge !== false ? quoteStepPaths[1] : `${quoteStepPaths[2]}${vehicleHash}`,
  }
}

const isMadeBeforehand = () => typeof window === 'undefined' || arrival.isTakingOver

function subscribe(onChange: () => void) {
  const query = window.matchMedia(largeWindow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function matches() {
  return window.matchMedia(largeWindow).matches
}
