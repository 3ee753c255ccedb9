import { chakra } from '@chakra-ui/react'
import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { Alert, type AlertTone } from './Alert'
import { Button } from './Button'
import { footSpace } from './footSpace'
import { Glyph } from './Glyph'
import { MotionScope } from './motion/MotionScope'
import { useMotion } from './motion/useMotion'

export type ToastMessage = {
  id: number
  tone: AlertTone
  title: string
  text?: string
  /** A way to take back what was done; choosing it puts the message away. */
  action?: { label: string; run: () => void }
  /** Something is left to do: it stays until it is put away. */
  isLasting?: boolean
}

type ToastStackProps = {
  /** Oldest first; the newest stands nearest to the edge of the window. */
  toasts: readonly ToastMessage[]
  /** Called when one is closed, or has been there long enough. */
  onDismiss: (id: number) => void
  /** The words of the button that puts one away. */
  dismissLabel: string
  /** Milliseconds that a toast stays, unless it lasts, is pointed at, holds the focus or is in a hidden window. */
  stay?: number
}

/**
 * Short messages in a corner of the window. Put it into an element with `role="status"` that is there
 * before the first one, so that they are read out. What a person must act on belongs here alone only if it lasts.
 */
export function ToastStack({ toasts, onDismiss, dismissLabel, stay = 8_000 }: ToastStackProps) {
  return (
    <chakra.div
      ref={keepFocusClear}
      data-frame
      position="fixed"
      zIndex="toast"
      insetInlineStart={{ base: '3', md: '6' }}
      insetInlineEnd={{ base: '3', md: 'auto' }}
      bottom={{
        base: `calc(0.75rem + var(${footSpace}, env(safe-area-inset-bottom, 0px)))`,
        md: `calc(1.5rem + var(${footSpace}, 0px))`,
      }}
      width={{ md: '24rem' }}
      display="flex"
      flexDirection="column"
      gap="2.5"
      pointerEvents="none"
    >
      <MotionScope>
        <AnimatePresence>
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              toast={toast}
              stay={stay}
              dismissLabel={dismissLabel}
              onDismiss={onDismiss}
            />
          ))}
        </AnimatePresence>
      </MotionScope>
    </chakra.div>
  )
}

/**
 * The `ref` of the stack: what gets the focus is scrolled to where no message covers it.
 */
function keepFocusClear(stack: HTMLElement | null) {
  if (!stack) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = stack.offsetHeight > 0 ? `calc(${stack.offsetHeight}px + 2rem)` : ''
  })
  observer.observe(stack)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
  }
}

type ToastProps = Required<Omit<ToastStackProps, 'toasts'>> & { toast: ToastMessage }

const away = { opacity: 0, y: 24 }

function Toast({
  toast: { id, tone, title, text, action, isLasting },
  stay,
  dismissLabel,
  onDismiss,
}: ToastProps) {
  const mayMove = useMotion()
  const [isHeld, setHeld] = useState(false)
  const isWindowHidden = useSyncExternalStore(onVisibilityChange, isHidden, () => false)
  const focusBefore = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isHeld || isLasting || isWindowHidden) return
    const timer = setTimeout(() => onDismiss(id), stay)
    return () => clearTimeout(timer)
  }, [isHeld, isLasting, isWindowHidden, stay, id, onDismiss])

  function hold({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setHeld(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      focusBefore.current = relatedTarget
    }
  }

  function dismiss() {
    onDismiss(id)
    // The focused button goes with the message: the keyboard goes on where it was.
    focusBefore.current?.focus()
  }

  return (
    <chakra.div
      asChild
      position="relative"
      pointerEvents="auto"
      borderRadius="md"
      boxShadow="raised"
      bg="bg.surface"
    >
      <m.div
        layout="position"
        initial={mayMove && away}
        animate={{ opacity: 1, y: 0 }}
        exit={away}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={hold}
        onBlur={() => setHeld(false)}
      >
        <Alert
          tone={tone}
          state={null}
          title={
            <chakra.span display="block" pe="9">
              {title}
            </chakra.span>
          }
          actions={
            action && (
              <Button
                size="sm"
                onClick={() => {
                  action.run()
                  dismiss()
                }}
              >
                {action.label}
              </Button>
            )
          }
        >
          {text}
        </Alert>
        <chakra.button
          type="button"
          aria-label={dismissLabel}
          onClick={dismiss}
          position="absolute"
          top="1"
          insetEnd="1"
          boxSize="touch"
          display="grid"
          placeItems="center"
          border="0"
          borderRadius="md"
          bg="transparent"
          color="fg.muted"
          cursor="pointer"
          _hover={{ color: 'fg' }}
        >
          <Glyph name="close" />
        </chakra.button>
      </m.div>
    </chakra.div>
  )
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isHidden = () => document.visibilityState === 'hidden'
