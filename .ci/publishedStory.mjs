/**
 * Waits until a story has been drawn and played in a page of the published Storybook.
 * @param {import('playwright').Page} page an opened `iframe.html?id=…&viewMode=story`
 * @param {number} [timeout] milliseconds
 * @returns {Promise<string>} `finished`, or what went wrong
 */
export async function storyOutcome(page, timeout = 60_000) {
  const outcome = await page.waitForFunction(
    () => {
      // A phone's story in a wide window has a window of its own in there.
      /** @type {HTMLIFrameElement | null} */
      const own = document.querySelector('iframe.own-window')
      const page = own?.contentWindow ?? window
      /** @type {any} */
      const preview = Reflect.get(page, '__STORYBOOK_PREVIEW__')
      const phase = preview?.currentRender?.phase
      if (page.document.body?.classList.contains('sb-show-errordisplay')) {
        return page.document.querySelector('#error-message')?.textContent || 'failed'
      }
      // What a play function throws is told in its panel only: the story stays in sight.
      const [thrown] = preview?.channel?.last('playFunctionThrewException') ?? []
      if (thrown) return thrown.message || 'the play function failed'
      return phase === 'finished' || phase === 'completed' ? 'finished' : null
    },
    undefined,
    { timeout },
  )
  return String(await outcome.jsonValue())
}
