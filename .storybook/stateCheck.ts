import type { StoryContext } from '@storybook/react-vite'
import { configure, getConfig, waitFor } from 'storybook/test'
import type { StoryParameters } from './parameters'

/** How long the second play waits for something: what is there is there at once. */
const patience = 100

/** How long a view that says "loading" may take to go, where a server is asked. */
const timeToLoad = 10_000

/** A screen's story with such a name shows a state, so that one of its marked views is in the page. */
const stateNames = /^screens-.*--(loading|empty|nothing-matches|error|forbidden|offline)\b/

/** What a person's hand does to a page. */
const acts = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'keydown',
  'keyup',
  'beforeinput',
  'input',
  'change',
  'submit',
]

/**
 * Checks that a story asserts what it shows of a state: each view in sight that is marked by `stateView` is emptied
 * in turn, and the story's play function, run again, has to miss it. What the play does to the page in its second
 * run has no effect. A play that acts, and does not even pass again with nothing emptied, has left the page as it
 * was before; it is judged for errors and what is forbidden alone, which no story may end with unseen.
 * @throws Error with every view whose words the play does not assert
 */
export async function checkStateWords(context: StoryContext) {
  const { id, title } = context
  const { unassertedState }: StoryParameters = context.parameters
  if (!/^(Screens|UI)\//.test(title) || unassertedState) return
  const views = [...document.querySelectorAll<HTMLElement>('[data-state-view]')].filter(isInSight)
  const isNamed = stateNames.test(id)
  const faults = isNamed && views.length === 0 ? ['It shows no state, but its name does'] : []
  for (const view of views) {
    const { stateView: state } = view.dataset
    const name = `the ${state} view "${view.textContent?.slice(0, 60)}"`
    const putBack = empty(view)
    const second = await playAgain(context)
    putBack()
    if (second === 'failed') continue
    // A list that is still on its way behind what the story shows is no state of it.
    if (state === 'loading' && !isNamed && (await goes(view))) continue
    if (second === 'passed') faults.push(`It asserts nothing about ${name}`)
    else if (isNamed || state === 'error' || state === 'forbidden') {
      if ((await playAgain(context)) === 'passed') continue
      faults.push(`It acts and cannot be played twice: nobody knows whether it asserts ${name}`)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What an open dialog lies over is out of sight. */
function isInSight(view: HTMLElement): boolean {
  const isShown = view.checkVisibility({ visibilityProperty: true })
  return isShown && !view.closest('[inert], [aria-hidden="true"]')
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

type SecondPlay = 'passed' | 'failed' | 'failed after an act'

async function playAgain(context: StoryContext): Promise<SecondPlay> {
  // Storybook spreads the prepared story into the context, and does not say so in its type.
  const { playFunction } = context as { playFunction?: (context: StoryContext) => unknown }
  const { asyncUtilTimeout } = getConfig()
  let hasActed = false
  const keepOut = (event: Event) => {
    hasActed = true
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  configure({ asyncUtilTimeout: patience })
  for (const act of acts) window.addEventListener(act, keepOut, { capture: true })
  try {
    await playFunction?.(context)
    return 'passed'
  } catch {
    return hasActed ? 'failed after an act' : 'failed'
  } finally {
    for (const act of acts) window.removeEventListener(act, keepOut, { capture: true })
    configure({ asyncUtilTimeout })
  }
}

/** Takes the words of a view away, and the view out of sight. @returns what brings both back */
function empty(view: HTMLElement): () => void {
  const style = view.getAttribute('style')
  const focused = document.activeElement
  const texts: [Node, string | null][] = []
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push([walker.currentNode, walker.currentNode.nodeValue])
  const named = [view, ...view.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].flatMap((name) => {
      const value = element.getAttribute(name)
      return value === null ? [] : [{ element, name, value }]
    }),
  )
  // A text is found by its words although it is hidden, and an element by its role although it is empty.
  for (const [text] of texts) text.nodeValue = ''
  for (const { element, name } of named) element.setAttribute(name, '')
  view.style.setProperty('display', 'none', 'important')
  return () => {
    for (const [text, words] of texts) text.nodeValue = words
    for (const { element, name, value } of named) element.setAttribute(name, value)
    if (style === null) view.removeAttribute('style')
    else view.setAttribute('style', style)
    // What is hidden loses the focus, which the play may ask for.
    if (focused instanceof HTMLElement && view.contains(focused)) focused.focus()
  }
}
