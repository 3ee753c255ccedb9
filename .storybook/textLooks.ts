/** What of an element decides the contrast of the texts in it. */
type Backdrop = {
  /** Colors and pictures behind a text, from the last opaque color on. */
  behind: string
  /** What changes colors afterwards, of every element around. */
  effects: string
  /** The way down to an element that is laid over others, since what is behind it is not around it. */
  place: string
}

/**
 * One element for each look that a text has in the page. A look holds all that contrast depends on: the
 * color, size and weight of the letters, what is painted behind them and what fades either. Texts that
 * are out of sight or nothing but punctuation have none.
 */
export function looksOfTexts(): Map<string, Element> {
  const looks = new Map<string, Element>()
  const backdrops = new Map<Element, Backdrop>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!showsText(element) || !isInSight(element)) continue
    const look = lookOf(element, backdrops)
    if (!looks.has(look)) looks.set(look, element)
  }
  return looks
}

function showsText(element: Element): boolean {
  if (
    element.matches(
      'input:is([type=checkbox], [type=radio]), option, :disabled, [aria-disabled=true]',
    )
  )
    return false
  if (element.matches('input, textarea, select')) return true
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /[^\p{P}\s]/u.test(node.nodeValue ?? ''),
  )
}

/** Whether there is anything to see of it: what is folded away or for screen readers alone has no contrast. */
function isInSight(element: Element): boolean {
  if (element.closest('.sb-wrapper, #storybook-docs, [inert]')) return false
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height, right, bottom } = element.getBoundingClientRect()
  return width > 1 && height > 1 && right + window.scrollX > 0 && bottom + window.scrollY > 0
}

function lookOf(element: Element, backdrops: Map<Element, Backdrop>): string {
  const style = getComputedStyle(element)
  const { behind, effects, place } = backdropOf(element, backdrops)
  const { parentElement } = element
  return [
    style.color,
    style.fill,
    isLarge(style) ? 'large' : '',
    style.textShadow,
    // What is behind a word in a drawing is not around it.
    element.closest('svg')?.outerHTML,
    // A link among words has to differ from them.
    parentElement && showsText(parentElement)
      ? `${getComputedStyle(parentElement).color} ${style.textDecoration} ${style.border}`
      : '',
    behind,
    effects,
    place,
  ].join(' | ')
}

/** Large letters may stand out less: 18 point, or 14 point and bold (WCAG 2.2, 1.4.3). */
function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const pixels = Number.parseFloat(fontSize)
  return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
}

/** Whether an element may lie over one that is not around it. */
function mayLieOver({
  position,
  transform,
  gridRowStart,
  marginTop,
}: CSSStyleDeclaration): boolean {
  return (
    position !== 'static' ||
    transform !== 'none' ||
    gridRowStart !== 'auto' ||
    marginTop.startsWith('-')
  )
}

function backdropOf(element: Element, backdrops: Map<Element, Backdrop>): Backdrop {
  const known = backdrops.get(element)
  if (known) return known
  const { parentElement } = element
  const around = parentElement
    ? backdropOf(parentElement, backdrops)
    : { behind: '', effects: '', place: '' }
  const style = getComputedStyle(element)
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style
  const isOpaque = backgroundColor.startsWith('rgb(')
  const own = [
    backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
    backgroundImage === 'none' ? '' : backgroundImage,
  ].join('')
  const effect = [
    opacity === '1' ? '' : opacity,
    filter === 'none' ? '' : filter,
    mixBlendMode === 'normal' ? '' : mixBlendMode,
  ].join('')
  const backdrop = {
    behind: isOpaque ? own : around.behind + own,
    effects: around.effects + effect,
    // What has a ground of its own covers what it is laid over.
    place: isOpaque
      ? ''
      : mayLieOver(style) || around.place
        ? `${around.place} ${element.getAttribute('class')}`
        : '',
  }
  backdrops.set(element, backdrop)
  return backdrop
}
