import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { stateView } from './stateView'

export type ErrorSummaryItem = {
  /** The id of the control that the message is about. */
  fieldId: string
  /** Where the control is when it is not on this page. */
  href?: string
  /** The same words as beside the field. */
  message: string
}

type ErrorSummaryProps = {
  title: string
  /** A sentence under the title. */
  text?: string
  /** Each with the field that it leads to; with none nothing is drawn. */
  errors: readonly ErrorSummaryItem[]
  /** Changes with every failed attempt, so that focus comes back here each time. */
  attempt: number
}

/**
 * Everything that keeps a form from being sent, above the form, each line a link to its field.
 * Takes the focus when it appears and at each further attempt, so that it is read out and seen.
 */
export function ErrorSummary({ attempt, ...summary }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const focusedAt = useRef<number | null>(null)
  const isShown = summary.errors.length > 0
  useLayoutEffect(() => {
    // It comes and goes while somebody corrects a field: the focus is theirs until the next attempt.
    if (!isShown || focusedAt.current === attempt) return
    focusedAt.current = attempt
    box.current?.focus()
  }, [isShown, attempt])
  return isShown ? <SummaryBox box={box} {...summary} /> : null
}

type SummaryBoxProps = Omit<ErrorSummaryProps, 'attempt'> & {
  box: RefObject<HTMLDivElement | null>
}

function SummaryBox({ box, title, text, errors }: SummaryBoxProps) {
  return (
    <chakra.div
      {...stateView('error')}
      ref={box}
      role="alert"
      tabIndex={-1}
      p="5"
      borderWidth="3px"
      borderStyle="solid"
      borderColor="danger.border"
      borderRadius="md"
      bg="bg.surface"
    >
      <chakra.h2 textStyle="card" mb="2">
        {title}
      </chakra.h2>
      {text && <chakra.p mb="2">{text}</chakra.p>}
      <chakra.ul m="0" ps="5" listStyleType="disc">
        {errors.map(({ fieldId, href, message }) => (
          <li key={fieldId + message}>
            <chakra.a
              href={href ?? `#${fieldId}`}
              color="danger.fg"
              fontWeight="semibold"
              textDecoration="underline"
              // A block, since the bullet then stands at its first line.
              display="block"
              w="fit-content"
              maxW="full"
              py="1"
              onClick={(event) => {
                const field = href ? null : document.getElementById(fieldId)
                if (!field) return
                event.preventDefault()
                field.focus()
                field.scrollIntoView({ block: 'center' })
              }}
            >
              {message}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
