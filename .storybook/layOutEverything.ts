/**
 * Lays out what a page leaves until it comes near the window: before that, the contrast of its texts cannot
 * be judged, since nothing of theirs is where it will be. Needs nothing around it, so that it can be handed
 * to a page.
 */
export function layOutEverything() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}
