/**
 * Resolves once an element of the page that arrived comes near the window, so that what is far below is
 * loaded by those who scroll to it. At once where there is no such element or no way to watch it.
 */
export function whenNear(selector: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve()
  const element = document.querySelector(selector)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
  })
}
