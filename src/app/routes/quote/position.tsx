import { PositionScreen } from '@/features/quote/screens/PositionScreen'
import { quoteWords } from '@/features/quote/words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 3 at /quote/position. */
function QuotePositionRoute() {
  const { company } = useSiteSettings()
  const words = useWords(quoteWords)
  const { advance } = useStep(3)
  const { vehicleHref } = useVehiclePlace()
  usePageTitle(words.pageTitle(words.position.title, company.name))
  return <PositionScreen vehicleHref={vehicleHref} onAdvance={advance} />
}

export default withQuote(QuotePositionRoute)
