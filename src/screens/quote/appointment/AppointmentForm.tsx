import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { problemText, quoteAppointment } from '@/content/en/quoteAppointment'
import { quoteFields, stepOfField } from '@/domain/quoteChecks'
import type { QuoteField, QuoteFieldProblem } from '@/domain/quoteSubmission'
import { availabilityViewAtom } from '@/state/quoteAvailability'
import { submissionViewAtom, submitQuoteAtom } from '@/state/quoteSubmission'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/ErrorSummary'
import { BackLink, stepHref, type VehiclePlace } from '../StepFrame'
import { useAppointmentForm } from './appointmentForm'
import { ContactFields } from './ContactFields'
import { PaymentField } from './PaymentField'
import { SubmissionNotice } from './SubmissionNotice'
import { WhenFields } from './WhenFields'

/** The form of step 5. Whatever is typed goes into the draft at once; Confirm checks and sends it. */
export function AppointmentForm({ vehicleHref }: VehiclePlace) {
  const form = useAppointmentForm()
  const { errors, submitCount } = form.formState
  const { setError, setValue } = form
  const submission = useAtomValue(submissionViewAtom)
  const isListed = useAtomValue(availabilityViewAtom).status === 'ready'
  const submit = useSetAtom(submitQuoteAtom)
  const [refusedHere, setRefusedHere] = useState(0)
  const honeypot = useRef<HTMLInputElement>(null)
  const isSending = submission.status === 'sending'
  const failure = submission.status === 'failed' ? submission.failure : null
  const attempt = refusedHere + (submission.status === 'failed' ? submission.count : 0)

  // What the server refused is shown as if this page had found it.
  useEffect(() => {
    if (failure?.kind === 'slot_taken') {
      setValue('timeFrame', '')
      setError('timeFrame', { message: 'not_offered' })
    } else if (failure?.kind === 'invalid') {
      for (const { field, problem } of failure.errors) setError(field, { message: problem })
    }
  }, [failure, setError, setValue])

  const messageOf = (field: QuoteField) => {
    const problem = errors[field]?.message
    return problem ? problemText(field, problem as QuoteFieldProblem) : undefined
  }
  const summary = quoteFields.flatMap((field): ErrorSummaryItem[] => {
    const message = messageOf(field)
    if (!message) return []
    const step = stepOfField(field)
    const isWhen = field === 'date' || field === 'timeFrame'
    return [
      {
        fieldId: isWhen && !isListed ? 'when' : field,
        href: step === 5 ? undefined : stepHref(step, vehicleHref),
        message,
      },
    ]
  })
  const isTaken = failure?.kind === 'slot_taken' && errors.timeFrame !== undefined

  return (
    <chakra.form
      noValidate
      aria-busy={isSending}
      display="grid"
      gap="6"
      onSubmit={(event) => {
        const trap = honeypot.current?.value ?? ''
        void form.handleSubmit(
          () => void submit(trap),
          () => setRefusedHere((count) => count + 1),
        )(event)
      }}
    >
      <ErrorSummary
        title={isTaken ? quoteAppointment.failures.slot_taken.title : quoteAppointment.errors.title}
        text={isTaken ? quoteAppointment.failures.slot_taken.text : undefined}
        errors={attempt > 0 ? summary : []}
        attempt={attempt}
      />
      <Card padding="lg" id="when" tabIndex={-1}>
        <WhenFields
          errors={{ date: messageOf('date'), timeFrame: messageOf('timeFrame') }}
          onChoose={({ date, timeFrame }) => {
            const shouldValidate = submitCount > 0
            setValue('date', date, { shouldValidate })
            setValue('timeFrame', timeFrame, { shouldValidate })
          }}
        />
      </Card>
      <Card padding="lg">
        <ContactFields form={form} messageOf={messageOf} vehicleHref={vehicleHref} />
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
              isSending && submission.tries > 1
                ? quoteAppointment.sendingAgain
                : quoteAppointment.sending
            }
          >
            {quoteAppointment.submit}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" textAlign={{ sm: 'end' }} mt="-4">
        {quoteAppointment.sendingNote}
      </chakra.p>
    </chakra.form>
  )
}

/** A field for robots: no person sees it or reaches it by keyboard, and no browser fills it in. */
function Honeypot({ ref }: { ref: React.Ref<HTMLInputElement> }) {
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      insetStart="-9999px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        {quoteAppointment.honeypot}
        <input ref={ref} type="text" name="company_website" tabIndex={-1} autoComplete="off" />
      </label>
    </chakra.div>
  )
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
}
