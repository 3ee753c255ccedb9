import axe from 'axe-core'
import { applyColorMode } from './colorMode'
import { contrastRules } from './contrastRules'

type ColorMode = 'light' | 'dark'

/** Attributes that styles of the product depend on. Names, texts and places of parts are none of them. */
const styling =
  /^(class|hidden|open|disabled|readonly|data-(?!part|scope|value|uid|index|ownedby|aria-hidden)|aria-(busy|checked|current|disabled|expanded|invalid|pressed|selected)$)/

/** The declarations of a style attribute that are not about measures. */
const colorful = /color|background|fill|stroke|opacity|filter|shadow|display|visibility/

/** What has been found readable in this page, over all stories: the same look need not be measured again. */
const readable: Record<ColorMode, Set<string>> = { light: new Set(), dark: new Set() }

/**
 * Checks the contrast of every text in the page, in the current color mode and in the other. A text whose
 * look has passed in an earlier story is not measured anew, since measuring takes half the time of all
 * story tests.
 * @throws Error with every violation in words
 */
export async function checkContrast(current: ColorMode) {
  const other = current === 'dark' ? 'light' : 'dark'
  await checkIn(current)
  try {
    applyColorMode(other)
    await checkIn(other)
  } finally {
    applyColorMode(current)
  }
}

async function checkIn(mode: ColorMode) {
  const looks = looksOfTexts()
  const unknown = [...looks].filter(([look]) => !readable[mode].has(look))
  if (unknown.length === 0) return
  axe.reset()
  const { violations, passes } = await axe.run(
    { include: unknown.map(([, element]) => element) },
    {
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      runOnly: { type: 'rule', values: [...contrastRules] },
    },
  )
  if (violations.length > 0) {
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    throw new Error(`Accessibility violations in ${mode} mode:\n${lines.join('\n\n')}`)
  }
  // Only what was judged: what is covered, disabled or behind a dialog now may be plain to see elsewhere.
  const judged = new Set(
    passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  for (const [look, element] of unknown) {
    if (judged.has(element as HTMLElement)) readable[mode].add(look)
  }
}

/** One element for each look that a text has in the page. */
function looksOfTexts(): Map<string, Element> {
  const looks = new Map<string, Element>()
  const known = new Map<Element, string>([[document.body, String(window.innerWidth)]])
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.sb-wrapper, #storybook-docs, [inert]') || !showsText(element)) continue
    const look = lookOf(element, known)
    if (!looks.has(look)) looks.set(look, element)
  }
  return looks
}

function showsText(element: Element): boolean {
  if (element.matches('input, textarea, select')) return true
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
}

/** Everything that colours an element: it and its ancestors, each with the attributes that style it. */
function lookOf(element: Element, known: Map<Element, string>): string {
  const cached = known.get(element)
  if (cached !== undefined) return cached
  const attributes = [...element.attributes]
    .filter(({ name }) => styling.test(name))
    .map(({ name, value }) => `${name}=${value}`)
  const declared = (element.getAttribute('style') ?? '').split(';')
  const { parentElement } = element
  const look = [
    parentElement ? lookOf(parentElement, known) : '',
    element.tagName,
    ...attributes,
    ...declared.filter((declaration) => colorful.test(declaration)),
    element.matches(':focus') ? 'focus' : '',
    parentElement && showsText(parentElement) ? 'within text' : '',
  ].join(' ')
  known.set(element, look)
  return look
}
