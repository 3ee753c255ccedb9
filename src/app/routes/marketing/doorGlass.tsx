import { doorGlass } from '@/content/en/servicePages/doorGlass'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about door glass. */
export default function DoorGlassRoute() {
  return <ServiceScreen page={doorGlass} />
}
