import type { StoryContext } from '@storybook/react-vite'
import { allButContrast, axeViolations } from './axeViolations'
import { checkContrast } from './contrastCheck'
import type { StoryParameters } from '../parameters'
import { playAgain } from './playAgain'
import { takeWindow } from '../windows'

/** Rules whose answer depends on the window alone. */
const rulesOfRoom = ['scrollable-region-focusable']

/** How long a busy machine may take to draw a page for another window, in milliseconds. */
const timeToDraw = 10_000

/**
 * Checks a story, as its play function has left it, in the other windows that its page declares: what is in sight
 * there alone by axe's rules, all of it for contrast, and a play that passes again in the page's own window must
 * pass there too. One that acts and cannot be played twice is judged in its own window alone.
 * @param contrastRules names of the rules of contrast
 * @throws Error with every fault in words
 */
export async function checkOtherWindows(context: StoryContext, contrastRules: string[]) {
  const { globals, parameters } = context
  const { windows = [] } = parameters as StoryParameters
  const [own, ...others] = windows
  if (!own || others.length === 0 || globals.viewport?.value) return
  const mode = globals.colorMode === 'dark' ? 'dark' : 'light'
  const isRepeatable = (await playAgain(context)) === 'passed'
  const judged = elementsInSight()
  const faults: string[] = []
  try {
    for (const name of others) {
      takeWindow(name)
      // What measures itself draws itself again some frames later.
      await new Promise(requestAnimationFrame)
      if (isRepeatable && (await playAgain(context, timeToDraw)) !== 'passed')
        faults.push('Its play function fails.')
      const inSight = elementsInSight()
      const found = [
        ...(await axeViolations([document.body], { runOnly: rulesOfRoom })),
        ...(await axeViolations(outermost(inSight, judged), { rules: allButContrast })),
      ]
      faults.push(...found)
      for (const element of inSight) judged.add(element)
      await checkContrast(mode, contrastRules)
      if (faults.length > 0) throw new Error(`In the window "${name}":\n${faults.join('\n')}`)
    }
  } finally {
    takeWindow(own)
  }
}

function elementsInSight(): Set<Element> {
  const all = [...document.body.querySelectorAll('*')]
  return new Set(all.filter((element) => element.checkVisibility({ visibilityProperty: true })))
}

/** Those of the elements that are not among the known ones, without what is inside of others. */
function outermost(elements: ReadonlySet<Element>, known: ReadonlySet<Element>): Element[] {
  const isNew = (element: Element | null) =>
    element !== null && elements.has(element) && !known.has(element)
  return [...elements].filter((element) => isNew(element) && !isNew(element.parentElement))
}
