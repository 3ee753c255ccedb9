import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Alert, type AlertTone } from './Alert'
import { Button } from './Button'
import { footSpace } from './footSpace'

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
  onDismiss: (id: number) => void
  /** The words of the button that puts one away. */
  dismissLabel: string
  /** Milliseconds that a toast stays, unless it lasts, is pointed at or holds the focus. */
  stay?: number
}

/**
 * Short messages in a corner of the window. Put it into an element with `role="status"` that is there
 * before the first one, so that they are read out. What a person must act on belongs here alone only if it lasts.
 */
export function ToastStack({ toasts, onDismiss, dismissLabel, stay = 8_000 }: ToastStackProps) {
  return (
    <chakra.div
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
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          stay={stay}
          dismissLabel={dismissLabel}
          onDismiss={onDismiss}
        />
      ))}
    </chakra.div>
  )
}

type ToastProps = Required<Omit<ToastStackProps, 'toasts'>> & { toast: ToastMessage }

function Toast({
  toast: { id, tone, title, text, action, isLasting },
  stay,
  dismissLabel,
  onDismiss,
}: ToastProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || isLasting) return
    const timer = setTimeout(() => onDismiss(id), stay)
    return () => clearTimeout(timer)
  }, [isHeld, isLasting, stay, id, onDismiss])
  return (
    <chakra.div
      position="relative"
      pointerEvents="auto"
      borderRadius="md"
      boxShadow="raised"
      bg="bg.surface"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      css={{
        transition: 'transform 200ms',
        _starting: { transform: 'translateY(1.5rem)' },
      }}
    >
      <Alert
        tone={tone}
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
                onDismiss(id)
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
        onClick={() => onDismiss(id)}
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
        <chakra.svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          boxSize="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="m3.5 3.5 9 9m0-9-9 9" />
        </chakra.svg>
      </chakra.button>
    </chakra.div>
  )
}
