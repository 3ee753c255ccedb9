import axe, { type RunOptions } from 'axe-core'
import { contrastRules } from './contrastRules'

/** A story is no page, so that not all of it is in a landmark; contrast is judged apart, by `checkContrast`. */
export const allButContrast: RunOptions['rules'] = Object.fromEntries(
  ['region', 'color-contrast-enhanced', ...contrastRules].map((rule) => [rule, { enabled: false }]),
)

/**
 * What axe finds wrong in these parts of the page.
 * @returns each violation in words
 */
export async function axeViolations(include: Element[], options: RunOptions): Promise<string[]> {
  if (include.length === 0) return []
  axe.reset()
  const found = await axe.run({ include } as never, { resultTypes: ['violations'], ...options })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
