import { HomeScreen } from '@/screens/marketing/HomeScreen'
import { VehiclePanel } from './quote/vehiclePanel'

/** The home page, with the wizard's first step on it. */
export default function HomeRoute() {
  return <HomeScreen quotePanel={<VehiclePanel />} />
}
