/**
 * True when a story is the whole page or a picture in another page, false inside Storybook's own
 * window, which has panels beside it. Alone, a story loads nothing that only those panels need.
 */
export const isAlone = !isDocsPage() && !isInsideStorybook()

function isDocsPage(): boolean {
  return new URLSearchParams(location.search).get('viewMode') === 'docs'
}

function isInsideStorybook(): boolean {
  if (window.parent === window) return false
  try {
    return !window.parent.location.pathname.endsWith('/iframe.html')
  } catch {
    // A page of another site holds it.
    return false
  }
}
