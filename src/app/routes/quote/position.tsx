import { PositionScreen } from '@/screens/quote/PositionScreen'
import { quote } from '@/content/en/quote'
import { company } from '@/domain/company'
import { useStep } from './useStep'
import { useVehiclePlace } from './useVehiclePlace'

/** Step 3 at /quote/position. */
export default function QuotePositionRoute() {
  const { advance } = useStep(3)
  const { vehicleHref } = useVehiclePlace()
  return (
    <>
      <title>{quote.pageTitle(quote.position.title, company.name)}</title>
      <PositionScreen vehicleHref={vehicleHref} onAdvance={advance} />
    </>
  )
}
