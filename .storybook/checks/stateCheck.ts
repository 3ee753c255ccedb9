import type { StoryContext } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import type { StoryParameters } from '../parameters'
import { playAgain } from './playAgain'

/** How long a view that says "loading" may take to go, where a server is asked. */
const timeToLoad = 10_000

/** A screen's story with such a name shows a state, so that one of its marked views is in the page. */
const stateNames = /^screens-.*--(loading|empty|nothing-matches|error|forbidden|offline)\b/

/**
 * Checks that a story asserts what it shows of a state: each text of each view in sight that is marked by
 * `stateView` is taken away in turn, and the story's play function, run again, has to miss it. What the play does
 * to the page in its second run has no effect. A play that acts, and does not even pass again with nothing taken
 * away, has left the page as it was before; it is judged for errors and what is forbidden alone, which no story
 * may end with unseen.
 * @throws Error with every text that the play does not assert
 */
export async function checkStateWords(context: StoryContext) {
  const { id, title } = context
  const { unassertedState } = context.parameters as StoryParameters
  if (!/^(Screens|UI)\//.test(title) || unassertedState) return
  const isNamed = stateNames.test(id)
  const views = [...document.querySelectorAll<HTMLElement>('[data-state-view]')].filter(isInSight)
  const texts = views.flatMap((view) => textsIn(view).map((text) => ({ view, text })))
  const faults = isNamed && texts.length === 0 ? ['It shows no state, but its name does'] : []
  for (const { view, text } of texts) {
    const { stateView: state } = view.dataset
    const words = text.data
    text.data = ''
    const second = await playAgain(context)
    text.data = words
    if (second === 'failed') continue
    // A list that is still on its way behind what the story shows is no state of it.
    if (state === 'loading' && !isNamed && (await goes(view))) continue
    const what = `"${words}" of its ${state} view`
    if (second === 'passed') faults.push(`It does not assert ${what}`)
    else if (isNamed || state === 'error' || state === 'forbidden') {
      if ((await playAgain(context)) === 'passed') continue
      faults.push(`It acts and cannot be played twice: nobody knows whether it asserts ${what}`)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What an open dialog lies over is out of sight. */
function isInSight(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true })
  return isShown && !element.closest('[inert], [aria-hidden="true"]')
}

/** The texts of a view that say something: a comma alone does not. */
function textsIn(view: HTMLElement): Text[] {
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (/[\p{L}\p{N}]/u.test(text.data) && text.parentElement && isInSight(text.parentElement))
      texts.push(text)
  }
  return texts
}

async function goes(view: HTMLElement): Promise<boolean> {
  try {
    await waitFor(
      () => {
        if (view.isConnected) throw new Error('It is still there')
      },
      { timeout: timeToLoad },
    )
    return true
  } catch {
    return false
  }
}
