import axe from 'axe-core'
import { applyColorMode } from '../colorMode'

type ColorMode = 'light' | 'dark'

/**
 * Looks whose contrast was judged in an earlier story of this page, by mode and rules: measuring them again takes a
 * third of a story's time.
 */
const judged = new Map<string, Set<string>>()

function judgedBy(mode: ColorMode, rules: readonly string[]): Set<string> {
  const key = [mode, ...rules].join()
  const known = judged.get(key) ?? new Set()
  judged.set(key, known)
  return known
}

/**
 * Checks every text in the page by axe's rules of contrast, in the current color mode and in the other.
 * @param rules names of the rules
 * @throws Error with every violation in words
 */
export async function checkContrast(current: ColorMode, rules: readonly string[]) {
  const other = current === 'dark' ? 'light' : 'dark'
  await checkIn(current, rules)
  try {
    applyColorMode(other)
    await checkIn(other, rules)
  } finally {
    applyColorMode(current)
  }
}

async function checkIn(mode: ColorMode, rules: readonly string[]) {
  const known = judgedBy(mode, rules)
  const unknown = [...textsByLook()].filter(([look]) => !known.has(look))
  if (unknown.length === 0) return
  axe.reset()
  const { violations, passes, incomplete } = await axe.run(
    { include: unknown.map(([, element]) => element) },
    { elementRef: true, runOnly: { type: 'rule', values: [...rules] } },
  )
  if (violations.length > 0) {
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    throw new Error(`Accessibility violations in ${mode} mode:\n${lines.join('\n\n')}`)
  }
  // What axe could not judge, such as a covered text, may be plain to see in the next story.
  const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  for (const { nodes } of incomplete) {
    // On a gradient nothing can be judged, there or elsewhere.
    for (const { any, element } of nodes)
      if (any[0]?.data?.messageKey === 'bgGradient') passed.add(element)
  }
  for (const [look, element] of unknown) {
    if (passed.has(element as HTMLElement)) known.add(look)
  }
}

/**
 * One text for each look in the page: what contrast depends on is the color and size of the letters, what is
 * painted behind them and what fades either.
 */
function textsByLook(): Map<string, Element> {
  const grounds = new Map<Element, Ground>()
  const texts = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!showsText(element) || !isInSight(element)) continue
    const { color, fill, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element)
    const { behind, faded } = groundOf(element, grounds)
    // A link among words has to differ from them.
    const around = element.parentElement && getComputedStyle(element.parentElement).color
    const drawing = element.closest('svg')?.outerHTML
    const letters = [color, fill, fontSize, fontWeight, textDecorationLine]
    texts.set([letters, around, behind, faded, drawing].join(), element)
  }
  return texts
}

type Ground = { behind: string; faded: string }

/** What is painted behind an element's text, from the last opaque color on, and what fades it. */
function groundOf(element: Element, known: Map<Element, Ground>): Ground {
  const found = known.get(element)
  if (found) return found
  const { parentElement } = element
  const around = parentElement ? groundOf(parentElement, known) : { behind: '', faded: '' }
  const style = getComputedStyle(element)
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style
  // What may lie over a neighbor is told apart by its class: Emotion names it after the styles.
  const isLaidOver = style.position !== 'static' || style.transform !== 'none'
  const place = isLaidOver || style.gridRowStart !== 'auto' ? element.getAttribute('class') : ''
  const own = [backgroundColor, backgroundImage, place].join().replace('rgba(0, 0, 0, 0),none,', '')
  const isOpaque = backgroundColor.startsWith('rgb(')
  const ground = {
    behind: isOpaque ? own : around.behind + own,
    faded: around.faded + [opacity, filter, mixBlendMode].join().replace('1,none,normal', ''),
  }
  known.set(element, ground)
  return ground
}

function showsText(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled=true], option, style, script')) return false
  if (element.matches('input, textarea, select')) return true
  // Punctuation alone is never judged.
  return [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /[^\p{P}\s]/u.test(nodeValue ?? ''),
  )
}

/** What is folded away, out of the page, or there for screen readers alone is never judged. */
function isInSight(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect()
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return isShown && width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0
}
