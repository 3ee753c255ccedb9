/** How high the bar at the foot of the window is, as a length for styles; unset where there is none. */
export const footSpace = '--sun-foot-space'

/** Where a bar at the foot stays in sight: small windows that are not low as well. */
export const staysAtFoot = '(max-width: 63.99rem) and (min-height: 32rem)'

/**
 * The `ref` of a bar that stays at the foot of the window. While it is there, short messages stand above it
 * and not on its buttons.
 */
export function keepFootClear(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const query = window.matchMedia(staysAtFoot)
  const measure = () => {
    if (query.matches) style.setProperty(footSpace, `${bar.offsetHeight}px`)
    else style.removeProperty(footSpace)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  query.addEventListener('change', measure)
  return () => {
    observer.disconnect()
    query.removeEventListener('change', measure)
    style.removeProperty(footSpace)
  }
}
