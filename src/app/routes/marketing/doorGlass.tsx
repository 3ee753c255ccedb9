import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'

/** The page about door glass. */
export default function DoorGlassRoute() {
  return <ServiceScreen service="door-glass" />
}
