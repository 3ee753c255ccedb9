import { GlassScreen } from '@/features/quote/screens/GlassScreen'
import { quoteWords } from '@/features/quote/words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 4 at /quote/details. */
function QuoteDetailsRoute() {
  const { company } = useSiteSettings()
  const words = useWords(quoteWords)
  const { advance } = useStep(4)
  const { vehicleHref } = useVehiclePlace()
  usePageTitle(words.pageTitle(words.glass.title, company.name))
  return <GlassScreen vehicleHref={vehicleHref} onAdvance={advance} />
}

export default withQuote(QuoteDetailsRoute)
