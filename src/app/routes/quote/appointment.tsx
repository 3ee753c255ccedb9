import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { AppointmentScreen } from '@/screens/quote/appointment/AppointmentScreen'
import { quote } from '@/content/en/quote'
import { quoteAppointment } from '@/content/en/quoteAppointment'
import { quoteConfirmation } from '@/content/en/quoteConfirmation'
import { company } from '@/domain/company'
import { bookedQuoteAtom } from '@/state/quoteSubmission'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 5 at /quote/appointment, and the confirmation once it is booked. */
export default function QuoteAppointmentRoute() {
  useStep(5)
  const { vehicleHref } = useVehiclePlace()
  const navigate = useNavigate()
  const booked = useAtomValue(bookedQuoteAtom)
  const title = booked ? quoteConfirmation.pageTitle : quoteAppointment.title
  return (
    <>
      <title>{quote.pageTitle(title, company.name)}</title>
      <AppointmentScreen
        vehicleHref={vehicleHref}
        onStartAgain={() => void navigate(vehicleHref)}
      />
    </>
  )
}
