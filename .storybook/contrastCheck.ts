import axe from 'axe-core'
import { applyColorMode } from './colorMode'
import { contrastRules } from './contrastRules'
import { looksOfTexts } from './textLooks'

type ColorMode = 'light' | 'dark'

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
  const { violations, passes, incomplete } = await axe.run(
    { include: unknown.map(([, element]) => element) },
    {
      resultTypes: ['violations', 'passes', 'incomplete'],
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
  // Only what was judged: what is covered or disabled now may be plain to see elsewhere. What stands on a
  // gradient can be judged nowhere.
  const ofContrast = ({ id }: { id: string }) => id === 'color-contrast'
  const judged = new Set(
    [
      ...passes.filter(ofContrast).flatMap(({ nodes }) => nodes),
      ...incomplete
        .filter(ofContrast)
        .flatMap(({ nodes }) =>
          nodes.filter(({ any }) => any[0]?.data?.messageKey === 'bgGradient'),
        ),
    ].map(({ element }) => element),
  )
  for (const [look, element] of unknown) {
    if (judged.has(element as HTMLElement)) readable[mode].add(look)
  }
}
