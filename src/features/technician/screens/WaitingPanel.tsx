import { technicianWords } from '../words'
import { failureWords } from '../failureWords'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { sendWaitingAtom, type WaitingAction } from '../state/actions'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

type WaitingPanelProps = {
  waiting: readonly WaitingAction[]
  isOnline: boolean
  /** YYYY-MM-DD, business time. */
  today: string
  /** Shows what was written down in it. */
  onRead: (action: WaitingAction) => void
  /** Asks before it is thrown away. */
  onDiscard: (action: WaitingAction) => void
}

/** What was done and has not reached the office, oldest first, with a way out for what was refused. */
export function WaitingPanel({ waiting, isOnline, today, onRead, onDiscard }: WaitingPanelProps) {
  const technician = useWords(technicianWords)
  const words = technician.day.waiting
  const send = useSetAtom(sendWaitingAtom)
  if (waiting.length === 0) return null
  const isSending = waiting.some(({ state }) => state === 'sending')
  return (
    <Card as="section" aria-labelledby="waiting-title" borderColor="warning.border">
      <chakra.h2 id="waiting-title" textStyle="card" fontSize="xl">
        {words.title(waiting.length)}
      </chakra.h2>
      <chakra.p mt="1">{words.text}</chakra.p>
      <chakra.ol listStyleType="none" mt="2">
        {waiting.map((action) => (
          <WaitingItem
            key={action.key}
            action={action}
            today={today}
            onRead={onRead}
            onDiscard={onDiscard}
          />
        ))}
      </chakra.ol>
      {isOnline && (
        <chakra.div mt="2">
          <Button
            width="full"
            busy={isSending}
            busyLabel={words.sending}
            onClick={() => void send()}
          >
            {words.send}
          </Button>
        </chakra.div>
      )}
    </Card>
  )
}

type WaitingItemProps = Pick<WaitingPanelProps, 'today' | 'onRead' | 'onDiscard'> & {
  action: WaitingAction
}

function WaitingItem({ action, today, onRead, onDiscard }: WaitingItemProps) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const words = technician.day.waiting
  const { kind, customer, takenAt, state, failure } = action
  const isRefused = state === 'refused'
  const reason = failure && failureWords(technician, failure)
  const what = words.kinds[kind]
  return (
    <chakra.li
      py={isRefused ? '3' : '2'}
      borderTop="1px solid"
      borderColor="border"
      {...(isRefused
        ? { px: '3', mx: '-3', bg: 'danger.subtle', borderRadius: 'md', borderColor: 'transparent' }
        : {})}
    >
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
        <chakra.p flex="1 1 10rem" fontWeight="semibold">
          {what} · {customer}
        </chakra.p>
        <p>
          <chakra.span srOnly>{words.takenAt} </chakra.span>
          <time dateTime={takenAt}>{formats.moment(new Date(takenAt), today)}</time>
          {/* That it waits is said above the list. */}
          {state !== 'waiting' && <strong>{` · ${words.states[state]}`}</strong>}
        </p>
      </chakra.div>
      {reason && (
        <chakra.p mt="1">
          <chakra.span fontWeight="semibold">{reason.title}</chakra.span> {reason.next}
        </chakra.p>
      )}
      {isRefused && (
        <chakra.div mt="2" display="flex" flexWrap="wrap" gap="2">
          {(kind === 'complete' || kind === 'issue') && (
            <Button onClick={() => onRead(action)}>{words.read}</Button>
          )}
          <Button onClick={() => onDiscard(action)}>
            {words.discard}
            <chakra.span srOnly>{words.discardWhich(what, customer)}</chakra.span>
          </Button>
        </chakra.div>
      )}
    </chakra.li>
  )
}
