import { largeWindow } from '../routes/quote/useVehiclePlace'

/**
 * Resolves as soon as the window is large enough to show the home page's form: a phone, which never shows
 * it, never loads its code. Where there is no window, the page is being made and has the form in it.
 */
export function onLargeWindow(): Promise<void> {
  if (typeof window === 'undefined' || !window.matchMedia) return Promise.resolve()
  const query = window.matchMedia(largeWindow)
  if (query.matches) return Promise.resolve()
  return new Promise((resolve) => {
    query.addEventListener('change', function grown() {
      if (!query.matches) return
      query.removeEventListener('change', grown)
      resolve()
    })
  })
}
