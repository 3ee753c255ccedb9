import { PositionScreen } from '@/screens/quote/PositionScreen'
import { quote } from '@/content/en/quote'
import { company } from '@/domain/company'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 3 at /quote/position. */
function QuotePositionRoute() {
  const { advance } = useStep(3)
  const { vehicleHref } = useVehiclePlace()
  usePageTitle(quote.pageTitle(quote.position.title, company.name))
  return <PositionScreen vehicleHref={vehicleHref} onAdvance={advance} />
}

export default withQuote(QuotePositionRoute)
