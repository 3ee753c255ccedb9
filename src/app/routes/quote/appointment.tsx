import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppointmentScreen } from '@/screens/quote/appointment/AppointmentScreen'
import { quote } from '@/content/en/quote'
import { quoteAppointment } from '@/content/en/quoteAppointment'
import { quoteConfirmation } from '@/content/en/quoteConfirmation'
import { company } from '@/domain/company'
import { bookedQuoteAtom } from '@/state/quoteDraft'
import { dismissFailureAtom } from '@/state/quoteSubmission'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 5 at /quote/appointment, and the confirmation once it is booked. */
function QuoteAppointmentRoute() {
  useStep(5)
  const { vehicleHref } = useVehiclePlace()
  const navigate = useNavigate()
  const booked = useAtomValue(bookedQuoteAtom)
  const dismissFailure = useSetAtom(dismissFailureAtom)
  useEffect(() => dismissFailure, [dismissFailure])
  const title = booked ? quoteConfirmation.pageTitle : quoteAppointment.title
  usePageTitle(quote.pageTitle(title, company.name))
  return (
    <AppointmentScreen vehicleHref={vehicleHref} onStartAgain={() => void navigate(vehicleHref)} />
  )
}

export default withQuote(QuoteAppointmentRoute)
