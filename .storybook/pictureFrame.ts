const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

/**
 * Keeps a story that is a picture on a page to itself. A browser has one focus for a page and all its frames: a
 * play that types would take it out of the reader's hands, and each of two pictures out of the other's. Nor may it scroll
 * that page to what it plays with.
 */
export function keepToItself(): void {
  Element.prototype.scrollIntoView = () => {}
  let focused: Element | null = null
  const current = () => (focused?.isConnected ? focused : null)
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => current() ?? document.body,
  })

  function move(next: Element | null) {
    const last = current()
    if (next === last) return
    focused = next
    tell(last, ['blur', 'focusout'], next)
    // Who hears of it may have put it elsewhere.
    if (focused === next) tell(next, ['focus', 'focusin'], last)
  }

  for (const { prototype } of [HTMLElement, SVGElement]) {
    prototype.focus = function (this: Element) {
      if (canBeFocused(this)) move(this)
    }
    prototype.blur = function (this: Element) {
      if (this === current()) move(null)
    }
  }
}

function canBeFocused(element: Element): boolean {
  return (
    element.matches(focusable) &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]')
  )
}

/** The first of two events goes to the element alone, the second one up through the page. */
function tell(
  element: Element | null,
  [own, bubbling]: readonly [string, string],
  relatedTarget: Element | null,
) {
  element?.dispatchEvent(new FocusEvent(own, { composed: true, relatedTarget }))
  element?.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, composed: true, relatedTarget }))
}
