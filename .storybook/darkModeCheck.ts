import axe from 'axe-core'
import { applyColorMode } from './colorMode'

/**
 * Runs the accessibility rules once more with the other color mode on, so that one pass of the story
 * tests covers light and dark. Throws with every violation in words.
 */
export async function checkOtherColorMode(current: 'light' | 'dark') {
  applyColorMode(current === 'dark' ? 'light' : 'dark')
  try {
    axe.reset()
    // Color contrast is what differs between the modes; everything else has been checked already.
    const result = await axe.run(
      { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] },
      {
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      },
    )
    if (result.violations.length > 0) {
      const lines = result.violations.flatMap((violation) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html}\n${node.failureSummary}`),
      )
      throw new Error(`Accessibility violations in the other color mode:\n${lines.join('\n\n')}`)
    }
  } finally {
    applyColorMode(current)
  }
}
