import type { StoryContext } from '@storybook/react-vite'
import { configure, getConfig } from 'storybook/test'

/** How long a second play waits for something in the same page, in milliseconds: what is there is there at once. */
const atOnce = 100

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

type SecondPlay = 'passed' | 'failed' | 'failed after an act'

/**
 * Runs a story's play function once more; what it does to the page has no effect.
 * @param patience how long it waits for something, in milliseconds
 */
export async function playAgain(context: StoryContext, patience = atOnce): Promise<SecondPlay> {
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
