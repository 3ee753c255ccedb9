import type { QuoteDraft } from '@/domain/quoteDraft'
import { vehicleName } from '@/domain/quoteProgress'
import type { QuoteConfirmation } from '@/domain/quoteSubmission'
import type { BookedQuote } from './quoteStorage'

/**
 * A draft that was booked, as the confirmation shows it.
 * @param vehicle what was booked, where another tab did it: its vehicle may not be the one of this draft
 */
export function bookedQuoteOf(
  draft: QuoteDraft,
  confirmation: QuoteConfirmation,
  vehicle = vehicleName(draft.vehicleInfo),
): BookedQuote {
  const differs =
    vehicle !== vehicleName(draft.vehicleInfo) ||
    draft.serviceSelection.serviceType !== confirmation.serviceType ||
    draft.glassPosition.position !== confirmation.position ||
    draft.glassSelection.glassType !== confirmation.glassType ||
    draft.appointmentDetails.date !== confirmation.date ||
    draft.appointmentDetails.timeFrame !== confirmation.timeFrame
  const address = draft.appointmentDetails.customerInfo.address.trim()
  return { confirmation, vehicle, address, differs }
}
