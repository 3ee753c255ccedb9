import type { Page } from 'playwright'

/**
 * Makes a translator part of every page that is opened after this, as Chrome's: each text node is replaced
 * by `<font><font>text</font></font>` as soon as the page is loaded, and each new one when it comes. The
 * words stay, so that what a test looks for is found.
 * @returns how many texts have been replaced on the page so far
 */
export async function translatePages(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(replaceTexts)
  return () => page.locator('font font').count()
}

function replaceTexts() {
  const kept = 'font, script, style, textarea, option, title, svg, [translate=no]'
  function replace(node: Node) {
    const found: Text[] = node instanceof Text ? [node] : []
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text)
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) continue
      const inner = document.createElement('font')
      inner.textContent = text.data
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  addEventListener('load', () => {
    replace(document.body)
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'characterData') replace(target)
        else addedNodes.forEach(replace)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
