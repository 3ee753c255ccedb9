import { HomeScreen } from '@/features/marketing/home/screens/HomeScreen'
import { VehiclePanel } from './quote/VehiclePanel'

/** The home page, with the wizard's first step on it, which windows large enough for it show. */
export default function HomeRoute() {
  return <HomeScreen quotePanel={<VehiclePanel />} />
}
