import { useStore } from 'jotai'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import type { QuoteStep } from '@/domain/quoteFields'
import { whenIdle } from '@/ui/motion/mayMove'
import { loadSlideIn, slideIn } from '@/ui/motion/slideIn'
import { shownStepAtom } from '../state/shownStep'

/** Brings a step in from the side on which it lies: the next from the end, the one before from the start. */
export function useStepMotion(content: RefObject<HTMLElement | null>, step: QuoteStep) {
  const store = useStore()
  useEffect(() => whenIdle(() => void loadSlideIn()), [])
  // Before the browser paints the step in its place.
  useLayoutEffect(() => {
    const before = store.get(shownStepAtom)
    store.set(shownStepAtom, step)
    if (before === null || before === step || !content.current) return
    return slideIn(content.current, step > before ? 'end' : 'start')
  }, [store, content, step])
}
