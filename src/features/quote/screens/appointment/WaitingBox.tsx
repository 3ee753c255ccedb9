import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { fullDays } from '@/domain/siteSettings'
import { useFormats } from '@/platform/formats/formats'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { availabilityViewAtom } from '../../state/quoteAvailability'
import { mergeQuoteAtom, quoteDraftAtom } from '../../state/quoteDraft'
import {
  isWait,
  joinWaitingListAtom,
  waitedDaysAtom,
  waitingViewAtom,
} from '../../state/waitingList'
import { problemText, quoteWords } from '../../words'
import { Honeypot } from './Honeypot'

/**
 * Waiting for a full day, below the times that can be had: a day, the e-mail that is written to, one press. Open where
 * nothing else can be chosen; nothing while no day is full, or while nobody knows.
 */
export function WaitingBox() {
  const words = useWords(quoteWords).waiting
  const availability = useAtomValue(availabilityViewAtom)
  const view = useAtomValue(waitingViewAtom)
  const { date } = useAtomValue(quoteDraftAtom).appointmentDetails
  const settings = useSiteSettings()
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(() => new Date())
  const isKnown = availability.status === 'ready' || availability.status === 'empty'
  if (!isKnown) return null
  const free = availability.status === 'ready' ? availability.days.map((day) => day.date) : []
  const full = fullDays(settings, free, now)
  if (full.length === 0) return null
  const isShown = isOpen || free.length === 0 || full.includes(date) || view.status !== 'idle'
  return (
    <chakra.div mt="5" pt="5" borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
      {isShown ? (
        <WaitingFields full={full} wished={full.includes(date) ? date : ''} isAsked={isOpen} />
      ) : (
        <Button variant="plain" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </chakra.div>
  )
}

type WaitingFieldsProps = {
  full: readonly string[]
  /** The full day that the draft has; empty when its day is free. */
  wished: string
  /** True when a press has opened it: the focus goes there. */
  isAsked: boolean
}

function WaitingFields({ full, wished, isAsked }: WaitingFieldsProps) {
  const allWords = useWords(quoteWords)
  const words = allWords.waiting
  const formats = useFormats()
  const view = useAtomValue(waitingViewAtom)
  const setView = useSetAtom(waitingViewAtom)
  const join = useSetAtom(joinWaitingListAtom)
  const merge = useSetAtom(mergeQuoteAtom)
  const draft = useAtomValue(quoteDraftAtom)
  const waited = useAtomValue(waitedDaysAtom)
  const { email } = draft.appointmentDetails.customerInfo
  const [chosen, setChosen] = useState<string | null>(null)
  const day = chosen ?? wished
  const title = useId()
  const honeypot = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isSending = view.status === 'sending'
  const isWaiting =
    view.status !== 'joined' &&
    waited.some((one) => isWait(one, day, draft.serviceSelection.serviceType))

  // What was pressed is gone then; the focus would fall to the top of the page.
  const isJoined = view.status === 'joined'
  useEffect(() => {
    if (isAsked || isJoined) box.current?.focus()
  }, [isAsked, isJoined])

  const failure = view.status === 'failed' ? view.failure : null
  const errorOf = (field: 'date' | 'email') => {
    const problem =
      failure?.kind === 'invalid'
        ? failure.errors.find((one) => one.field === field)?.problem
        : undefined
    if (!problem) return undefined
    // Here it may not stay empty, whatever the form says of its own.
    if (field === 'email') return words.emailMissing
    return problemText(allWords, field, problem)
  }
  const send = () => {
    const trap = honeypot.current
    void join(day, trap?.value ?? '')
    if (trap) trap.value = ''
  }
  // It stands inside the form of the booking, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    send()
  }
  return (
    <chakra.div
      ref={box}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      outline="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      onKeyDown={onKeyDown}
    >
      <div>
        <chakra.h3 id={title} textStyle="label">
          {words.title}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {words.text}
        </chakra.p>
      </div>
      {view.status === 'joined' ? (
        <Alert
          tone="success"
          announce="polite"
          title={words.joined(view.email, formats.longDay(view.day))}
          actions={
            <Button
              onClick={() => {
                setChosen('')
                setView({ status: 'idle' })
              }}
            >
              {words.another}
            </Button>
          }
        >
          {words.joinedText}
        </Alert>
      ) : (
        <>
          <chakra.div css={fields}>
            <SelectField
              label={words.day}
              placeholder={words.chooseDay}
              options={full.map((one) => ({ value: one, label: formats.longDay(one) }))}
              value={full.includes(day) ? day : ''}
              onChange={(event) => setChosen(event.currentTarget.value)}
              error={errorOf('date')}
            />
            {!isWaiting && (
              <TextField
                type="email"
                inputMode="email"
                autoComplete="email"
                label={words.email}
                value={email}
                onChange={(event) =>
                  merge('appointmentDetails', {
                    customerInfo: { email: event.currentTarget.value },
                  })
                }
                error={errorOf('email')}
              />
            )}
          </chakra.div>
          {isWaiting ? (
            <Alert tone="info" announce="polite" title={words.already(formats.longDay(day))} />
          ) : (
            <>
              <Honeypot ref={honeypot} />
              <FailureOfJoining onRetry={send} />
              <div>
                <Button variant="solid" onClick={send} busy={isSending} busyLabel={words.sending}>
                  {words.submit}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </chakra.div>
  )
}

/** Why joining failed, when it is not a matter of a single field. */
function FailureOfJoining({ onRetry }: { onRetry: () => void }) {
  const { company } = useSiteSettings()
  const allWords = useWords(quoteWords)
  const words = allWords.waiting
  const view = useAtomValue(waitingViewAtom)
  if (view.status !== 'failed') return null
  const { failure, count } = view
  const isOfFields =
    failure.kind === 'invalid' &&
    failure.errors.some(({ field }) => field === 'date' || field === 'email')
  if (isOfFields || failure.kind === 'slot_taken') return null
  // A wait has no price.
  if (failure.kind === 'price_changed') return null
  const key = failure.kind === 'unavailable' ? failure.reason : failure.kind
  return (
    <Alert
      key={count}
      tone="danger"
      announce="assertive"
      title={words.failures[key].title}
      actions={
        <>
          {failure.kind === 'unavailable' && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <LinkButton href={company.phoneHref}>
            {allWords.appointment.call(company.phone)}
          </LinkButton>
        </>
      }
    >
      {words.failures[key].text}
    </Alert>
  )
}

const fields = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
