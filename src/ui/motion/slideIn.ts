import type { animate as animateElement } from 'framer-motion/dom/mini'
import { mayMove } from './mayMove'

let animate: typeof animateElement | null = null

/** Loads what `slideIn` moves with (3 kB); nothing where everything stands still. */
export async function loadSlideIn(): Promise<void> {
  if (animate || !mayMove()) return
  const loaded = await import('framer-motion/dom/mini').catch(() => null)
  animate ??= loaded?.animate ?? null
}

/**
 * Moves what has just been drawn to its place from the side that it comes from: `end` for the next of
 * several steps, `start` for the one before. Without the loaded code it stands there at once.
 * @returns what ends the movement
 */
export function slideIn(element: HTMLElement, from: 'start' | 'end'): () => void {
  if (!animate || !mayMove()) return () => {}
  const shift = from === 'end' ? '2rem' : '-2rem'
  const movement = animate(
    element,
    { opacity: [0, 1], transform: [`translateX(${shift})`, 'translateX(0)'] },
    { duration: 0.24, ease: [0.2, 0, 0, 1] },
  )
  // What stays behind would make the element the frame of fixed parts inside it.
  const clear = () => {
    element.style.removeProperty('transform')
    element.style.removeProperty('opacity')
  }
  void movement.then(clear)
  return () => {
    movement.stop()
    clear()
  }
}
