/**
 * Has everything in its place at once, in test runs: what moves or fades in cannot be seen before the browser
 * draws the next picture, which a busy machine puts off for seconds.
 */
export function standStill() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}
