import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { stateView, type StateView } from './stateView'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const marks: Record<AlertTone, ReactNode> = {
  info: <path d="M12 11v6M12 7.2v.1" />,
  success: <path d="m7.5 12.5 3 3 6-6.5" />,
  warning: <path d="M12 7v6M12 16.6v.1" />,
  danger: <path d="M12 7v6M12 16.6v.1" />,
}

type AlertProps = {
  tone?: AlertTone
  /** The message itself. With only a title the box is one line. */
  title: ReactNode
  children?: ReactNode
  /** Buttons or links that are the way out. */
  actions?: ReactNode
  /**
   * `assertive` is read out at once when it appears (an error after an action), `polite` waits its
   * turn (a success), `off` is part of the page from the start.
   */
  announce?: 'assertive' | 'polite' | 'off'
  /** The state that it shows, where its tone does not say so; null for a message that goes by itself. */
  state?: StateView | null
}

/** A message in the page, with an icon so that color is never the only sign. */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  announce = 'off',
  state,
}: AlertProps) {
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined
  const ofTone = tone === 'danger' || tone === 'warning' ? 'error' : null
  const shown = state === undefined ? ofTone : state
  return (
    <chakra.div
      {...(shown && stateView(shown))}
      role={role}
      display="flex"
      gap="3"
      p="4"
      bg={`${tone}.subtle`}
      color="fg"
      borderWidth="1px"
      borderStyle="solid"
      borderColor={`${tone}.border`}
      borderRadius="md"
    >
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        boxSize="6"
        flexShrink="0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        color={`${tone}.fg`}
      >
        <circle cx="12" cy="12" r="10" />
        {marks[tone]}
      </chakra.svg>
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="semibold" color={`${tone}.fg`}>
          {title}
        </chakra.p>
        {children && (
          <chakra.div mt="1" textStyle="small" fontSize="md">
            {children}
          </chakra.div>
        )}
        {actions && (
          <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
