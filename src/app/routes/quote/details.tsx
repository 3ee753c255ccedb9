import { GlassScreen } from '@/screens/quote/GlassScreen'
import { quote } from '@/content/en/quote'
import { company } from '@/domain/company'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 4 at /quote/details. */
function QuoteDetailsRoute() {
  const { advance } = useStep(4)
  const { vehicleHref } = useVehiclePlace()
  usePageTitle(quote.pageTitle(quote.glass.title, company.name))
  return <GlassScreen vehicleHref={vehicleHref} onAdvance={advance} />
}

export default withQuote(QuoteDetailsRoute)
