import { waitFor } from 'storybook/test'
import { reflowFaults } from '../../tests/support/reflow'

/**
 * Checks that a story at twice the size of its text is read in a window of 320 px by scrolling down alone. In
 * test runs a story has a frame of its own, whose width the media queries follow.
 * @throws Error with every fault in words
 */
export async function checkReflow() {
  const frame = window.frameElement as HTMLElement | null
  if (!frame) return
  const { style } = document.documentElement
  const before = { width: frame.style.width, fontSize: style.fontSize }
  frame.style.width = '320px'
  style.fontSize = '200%'
  try {
    // What measures itself, such as a chart, draws itself again some frames later.
    await new Promise(requestAnimationFrame)
    await waitFor(() => {
      const faults = reflowFaults()
      if (faults.length > 0) throw new Error(`Text of 200% at 320 px:\n${faults.join('\n')}`)
    })
  } finally {
    frame.style.width = before.width
    style.fontSize = before.fontSize
  }
}
