import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppointmentScreen } from '@/features/quote/screens/appointment/AppointmentScreen'
import { quoteWords } from '@/features/quote/words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { bookedQuoteAtom } from '@/features/quote/state/quoteDraft'
import { openWaitingLinkAtom } from '@/features/quote/state/waitingLink'
import { waitingTokenIn } from '@/domain/waitingList'
import { dismissFailureAtom } from '@/features/quote/state/quoteSubmission'
import { useWords } from '@/platform/words/words'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/**
 * Step 5 at /quote/appointment, and the confirmation once it is booked. A mail to somebody who waited for a time leads to
 * `/quote/appointment#waiting=token`; what stands behind `#` reaches no server.
 */
function QuoteAppointmentRoute() {
  const { company } = useSiteSettings()
  useStep(5)
  const words = useWords(quoteWords)
  const { vehicleHref } = useVehiclePlace()
  const navigate = useNavigate()
  const booked = useAtomValue(bookedQuoteAtom)
  const dismissFailure = useSetAtom(dismissFailureAtom)
  useEffect(() => dismissFailure, [dismissFailure])
  const { hash } = useLocation()
  const open = useSetAtom(openWaitingLinkAtom)
  const token = waitingTokenIn(hash)
  useEffect(() => {
    if (token === null) return
    // At once: the token is a secret, and nobody may share it with the address.
    void navigate({ hash: '' }, { replace: true })
    void open(token)
  }, [token, navigate, open])
  const title = booked ? words.confirmation.pageTitle : words.appointment.title
  usePageTitle(words.pageTitle(title, company.name))
  return (
    <AppointmentScreen vehicleHref={vehicleHref} onStartAgain={() => void navigate(vehicleHref)} />
  )
}

export default withQuote(QuoteAppointmentRoute)
