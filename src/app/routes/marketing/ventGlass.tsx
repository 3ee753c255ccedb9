import { ventGlass } from '@/content/en/servicePages/ventGlass'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about vent glass. */
export default function VentGlassRoute() {
  return <ServiceScreen page={ventGlass} />
}
