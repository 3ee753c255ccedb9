import { GlassScreen } from '@/screens/quote/GlassScreen'
import { quote } from '@/content/en/quote'
import { company } from '@/domain/company'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 4 at /quote/details. */
export default function QuoteDetailsRoute() {
  const { advance } = useStep(4)
  const { vehicleHref } = useVehiclePlace()
  return (
    <>
      <title>{quote.pageTitle(quote.glass.title, company.name)}</title>
      <GlassScreen vehicleHref={vehicleHref} onAdvance={advance} />
    </>
  )
}
