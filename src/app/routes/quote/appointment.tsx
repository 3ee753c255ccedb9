import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import { quoteWords } from '@/features/quote/words'
import { company } from '@/domain/company'
import { bookedQuoteAtom } from '@/features/quote/state/quoteDraft'
import { dismissFailureAtom } from '@/features/quote/state/quoteSubmission'
import { useWords } from '@/platform/words/words'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 5 at /quote/appointment, and the confirmation once it is booked. */
function QuoteAppointmentRoute() {
  useStep(5)
  const words = useWords(quoteWords)
  const { vehicleHref } = useVehiclePlace()
  const navigate = useNavigate()
  const booked = useAtomValue(bookedQuoteAtom)
  const dismissFailure = useSetAtom(dismissFailureAtom)
  useEffect(() => dismissFailure, [dismissFailure])
  const title = booked ? words.confirmation.pageTitle : words.appointment.title
  usePageTitle(words.pageTitle(title, company.name))
  return (
    <AppointmentScreen vehicleHref={vehicleHref} onStartAgain={() => void navigate(vehicleHref)} />
  )
}

export default withQuote(QuoteAppointmentRoute)
