import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'

/** The page about vent glass. */
export default function VentGlassRoute() {
  return <ServiceScreen service="vent-glass" />
}
