import type { QuoteDraft } from '@/domain/quoteDraft'
import { vehicleName } from '@/domain/quoteProgress'
import type { QuoteConfirmation } from '@/domain/quoteSubmission'
import type { BookedQuote } from './quoteStorage'

/**
 * A draft that was booked, as the confirmation shows it: what was booked comes from the server, since an
 * earlier sending of the draft may have gone through, with another car.
 */
export function bookedQuoteOf(draft: QuoteDraft, confirmation: QuoteConfirmation): BookedQuote {
  const vehicle = confirmation.vehicle ?? vehicleName(draft.vehicleInfo)
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
