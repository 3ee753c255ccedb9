import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from './Alert'

type FailureAlertProps = {
  /** What happened. */
  title: string
  /** What to do. */
  next?: string | null
  /** What exactly is wrong, one line each. */
  reasons?: readonly string[]
  actions?: ReactNode
}

/**
 * Why the form below it was not taken. It is read out at once, and brought into view when a long form
 * hides it. Give it a new `key` for each attempt, so that the same failure twice is told twice.
 */
export function FailureAlert({ title, next, reasons = [], actions }: FailureAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: some browsers answer with a promise, which an effect must not return.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <chakra.div ref={box} scrollMarginTop="5rem">
      <Alert tone="danger" announce="assertive" title={title} actions={actions}>
        {(next || reasons.length > 0) && (
          <>
            {reasons.length > 0 && (
              <chakra.ul m="0" ps="5" listStyleType="disc">
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </chakra.ul>
            )}
            {next && <p>{next}</p>}
          </>
        )}
      </Alert>
    </chakra.div>
  )
}
