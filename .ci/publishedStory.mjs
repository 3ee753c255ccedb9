/**
 * Waits until a story has been drawn and played in a page of the published Storybook.
 * @param {import('playwright').Page} page an opened `iframe.html?id=…&viewMode=story`
 * @param {number} [timeout] milliseconds
 * @returns {Promise<string>} `finished`, or what went wrong
 */
export async function storyOutcome(page, timeout = 60_000) {
  const outcome = await page.waitForFunction(
    () => {
      /** @type {any} */
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
      const phase = preview?.currentRender?.phase
      if (document.body.classList.contains('sb-show-errordisplay')) {
        return document.querySelector('#error-message')?.textContent || 'failed'
      }
      return phase === 'finished' || phase === 'completed' ? 'finished' : null
    },
    undefined,
    { timeout },
  )
  return String(await outcome.jsonValue())
}
