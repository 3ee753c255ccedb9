import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { problemText, quoteWords } from '../../words'
import { stepOfField, type QuoteField } from '@/domain/quoteFields'
import { useWords } from '@/platform/words/words'
import { availabilityViewAtom } from '../../state/quoteAvailability'
import { quoteErrorsAtom, submissionViewAtom, submitQuoteAtom } from '../../state/quoteSubmission'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { BackLink, stepHref, type VehiclePlace } from '../StepFrame'
import { ContactFields } from './ContactFields'
import { Honeypot } from './Honeypot'
import { PaymentField } from './PaymentField'
import { SubmissionNotice } from './SubmissionNotice'
import { WaitingBox } from './WaitingBox'
import { WhenFields } from './WhenFields'

/** The form of step 5. The draft holds what is typed, from the first letter on; Confirm checks and sends it. */
export function AppointmentForm({ vehicleHref }: VehiclePlace) {
  const words = useWords(quoteWords)
  const { failures, ...appointment } = words.appointment
  const submission = useAtomValue(submissionViewAtom)
  const errors = useAtomValue(quoteErrorsAtom)
  const isListed = useAtomValue(availabilityViewAtom).status === 'ready'
  const submit = useSetAtom(submitQuoteAtom)
  const honeypot = useRef<HTMLInputElement>(null)
  const isSending = submission.status === 'sending'
  const failed = submission.status === 'failed' ? submission : null

  const messageOf = (field: QuoteField) => {
    const error = errors.find((one) => one.field === field)
    return error && problemText(words, field, error.problem)
  }
  const isTaken = failed?.failure.kind === 'slot_taken' && messageOf('timeFrame') !== undefined

  return (
    <chakra.form
      noValidate
      aria-busy={isSending}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      onSubmit={(event) => {
        event.preventDefault()
        const trap = honeypot.current
        void submit(trap?.value ?? '')
        // A person whose browser has filled it in passes at the next try.
        if (trap) trap.value = ''
      }}
    >
      <ErrorSummary
        title={isTaken ? failures.slot_taken.title : appointment.errors.title}
        text={isTaken ? failures.slot_taken.text : undefined}
        errors={errors.map(({ field, problem }) => {
          const step = stepOfField(field)
          const isTime = field === 'date' || field === 'timeFrame'
          return {
            fieldId: isTime && !isListed ? 'when' : field,
            href: step === 5 ? undefined : stepHref(step, vehicleHref),
            message: problemText(words, field, problem),
          }
        })}
        attempt={failed?.count ?? 0}
      />
      <Card padding="lg" id="when" tabIndex={-1}>
        <WhenFields errors={{ date: messageOf('date'), timeFrame: messageOf('timeFrame') }} />
        <WaitingBox />
      </Card>
      <Card padding="lg">
        <ContactFields messageOf={messageOf} vehicleHref={vehicleHref} />
      </Card>
      <Card padding="lg">
        <PaymentField error={messageOf('paymentMethod')} />
      </Card>
      <Honeypot ref={honeypot} />
      <SubmissionNotice submission={submission} />
      <chakra.div css={actions}>
        <BackLink step={5} vehicleHref={vehicleHref} />
        <chakra.div flex={{ base: '1 1 100%', sm: '0 1 20rem' }}>
          <Button
            type="submit"
            variant="action"
            size="lg"
            width="full"
            busy={isSending}
            busyLabel={
              isSending && submission.tries > 1 ? appointment.sendingAgain : appointment.sending
            }
          >
            {appointment.submit}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" textAlign={{ sm: 'end' }} mt="-4">
        {appointment.sendingNote}
      </chakra.p>
    </chakra.form>
  )
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
}
