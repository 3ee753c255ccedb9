/**
 * What keeps somebody from reading the page at its present width and text size by scrolling down alone:
 * a page or box that scrolls sideways, text that is cut off or stands outside of its box, and words broken
 * between letters although they would fit into the window. A region that scrolls sideways is fine where
 * the keyboard reaches it and it has a name. The function needs nothing from outside of itself, so that a
 * test can hand it to a browser.
 * @returns each fault in words
 */
export function reflowFaults(): string[] {
  type Room = { left: number; right: number; bottom: number; isHidden: boolean }
  const faults = new Set<string>()
  const { clientWidth, scrollWidth } = document.documentElement
  const page: Room = { left: 0, right: clientWidth, bottom: Infinity, isHidden: false }
  const rooms = new Map<Element, Room>()

  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()}> "${text.trim().replace(/\s+/g, ' ').slice(0, 50)}"`
  }

  /** Where the text inside an element can be and still be seen. */
  function roomIn(element: Element): Room {
    const known = rooms.get(element)
    if (known) return known
    const { parentElement: parent } = element
    const { display, position, overflowX, overflowY } = getComputedStyle(element)
    const isApart = position === 'fixed' || position === 'absolute' || !parent
    const around = isApart ? page : roomIn(parent)
    let room = around
    if (display !== 'inline' && display !== 'contents' && element !== document.body) {
      const { left, right, bottom, width, height } = element.getBoundingClientRect()
      const scrolls = /auto|scroll/.test(overflowX)
      const isNamed = element.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])')
      if (scrolls && !isNamed && element.scrollWidth > element.clientWidth + 1)
        faults.add(`scrolls sideways: ${nameOf(element)}`)
      room = {
        left: scrolls ? -Infinity : Math.max(around.left, left),
        right: scrolls ? Infinity : Math.min(around.right, right),
        bottom: /hidden|clip/.test(overflowY)
          ? Math.min(around.bottom, bottom)
          : scrolls
            ? Infinity
            : around.bottom,
        // One pixel of it is left for screen readers.
        isHidden: width <= 1 || height <= 1 || (!isApart && around.isHidden),
      }
    }
    rooms.set(element, room)
    return room
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = text
    if (!parent || !nodeValue?.trim()) continue
    if (parent.closest('script, style, noscript, svg, select, textarea')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const room = roomIn(parent)
    if (room.isHidden) continue
    range.selectNodeContents(text)
    const { left, right, bottom } = range.getBoundingClientRect()
    const isOutside = left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 2
    if (isOutside) faults.add(`is not all in its box: ${nameOf(parent)}`)
    if (range.getClientRects().length < 2) continue
    // A line may end after a hyphen or a slash.
    for (const { 0: word, index } of nodeValue.matchAll(/[^\s\-‐–—/]+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(parts.map((part) => Math.round(part.bottom)))
      const length = parts.reduce((sum, { width }) => sum + width, 0)
      // So much of a window has a card on a page; a longer word, such as an address, may be broken.
      if (lines.size > 1 && length < clientWidth * 0.6)
        faults.add(`"${word}" is broken: ${nameOf(parent)}`)
    }
  }
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    faults.add(`the page is ${scrollWidth} px wide: ${wide.slice(-3).map(nameOf).join(', ')}`)
  }
  return [...faults]
}
