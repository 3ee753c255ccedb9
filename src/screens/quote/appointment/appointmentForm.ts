import { zodResolver } from '@hookform/resolvers/zod'
import { useStore } from 'jotai'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { checkQuote, quoteFields } from '@/domain/quoteChecks'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteField, QuoteFieldError } from '@/domain/quoteSubmission'
import { availabilityViewAtom, type AvailabilityView } from '@/state/quoteAvailability'
import { quoteDraftAtom } from '@/state/quoteDraft'

/** Every answer of the quote as text. This step has controls for some; the others can be wrong too. */
export type AppointmentValues = Record<QuoteField, string>

const shape = Object.fromEntries(quoteFields.map((field) => [field, z.string()])) as Record<
  QuoteField,
  z.ZodString
>

/**
 * Step 5's form. It holds what the draft says when it is opened; the draft gets every change as it is
 * made, so the check reads the draft. The message of an error is the problem's name, not its words.
 */
export function useAppointmentForm() {
  const store = useStore()
  const schema = z.object(shape).superRefine((_values, context) => {
    const draft = store.get(quoteDraftAtom)
    const found = [
      ...checkQuote(draft, new Date()),
      ...notFree(draft, store.get(availabilityViewAtom)),
    ]
    for (const { field, problem } of found) {
      context.addIssue({ code: 'custom', path: [field], message: problem })
    }
  })
  return useForm<AppointmentValues>({
    defaultValues: valuesOf(store.get(quoteDraftAtom)),
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
}

export type AppointmentForm = ReturnType<typeof useAppointmentForm>

/** A date or time that was chosen earlier and cannot be had any more. */
export function notFree(
  { appointmentDetails: { date, timeFrame } }: Pick<QuoteDraft, 'appointmentDetails'>,
  view: AvailabilityView,
): QuoteFieldError[] {
  if (view.status !== 'ready' || !date) return []
  const day = view.days.find((free) => free.date === date)
  if (!day) return [{ field: 'date', problem: 'not_offered' }]
  const isFree = !timeFrame || day.frames.some((frame) => frame.timeFrame === timeFrame)
  return isFree ? [] : [{ field: 'timeFrame', problem: 'not_offered' }]
}

function valuesOf(draft: QuoteDraft): AppointmentValues {
  const { customerInfo, date, timeFrame, paymentMethod } = draft.appointmentDetails
  return {
    ...draft.vehicleInfo,
    ...draft.serviceSelection,
    ...draft.glassPosition,
    glassType: draft.glassSelection.glassType,
    ...customerInfo,
    date,
    timeFrame,
    paymentMethod,
  }
}
