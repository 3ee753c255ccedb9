import { useEffect, type RefObject } from 'react'

/** Closes something that is open on Escape, on a press elsewhere, and when the focus leaves it. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
) {
  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target)
    const onPointer = (event: PointerEvent) => {
      if (isOutside(event.target)) close(false)
    }
    const onFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) close(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close(true)
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
    }
  }, [box, isOpen, close])
}
