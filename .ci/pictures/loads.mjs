const drawnWith = new Set(['script', 'stylesheet', 'font', 'image'])
/** @type {WeakMap<import('playwright').Page, Set<import('playwright').Request>>} */
const loading = new WeakMap()
const longest = 20_000

/**
 * Notes from now on what the page is drawn with and still waits for. Requests to the pretend server do not
 * count: a story may show that they are never answered.
 * @param {import('playwright').Page} page
 */
export function watchLoads(page) {
  if (loading.has(page)) return
  const loads = new Set()
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.clear()
    else if (drawnWith.has(request.resourceType())) loads.add(request)
  })
  page.on('requestfinished', (request) => loads.delete(request))
  page.on('requestfailed', (request) => loads.delete(request))
  loading.set(page, loads)
}

/**
 * Waits until all that the page is drawn with is there and it has nothing to do: on a busy machine a part
 * that comes late (a chart's code) looks settled while it is still on its way.
 * @param {import('playwright').Page} page
 */
export async function everythingLoaded(page) {
  const until = Date.now() + longest
  await page.evaluate(idle)
  while (loading.get(page)?.size && Date.now() < until) await page.evaluate(idle)
}

function idle() {
  return new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)), { timeout: 2_000 })
  })
}
