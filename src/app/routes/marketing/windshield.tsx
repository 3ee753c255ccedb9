import { DamageBand } from '@/features/marketing/services/screens/DamageHelper'
import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'

/** The page about windshield replacement. */
export default function WindshieldRoute() {
  return <ServiceScreen service="windshield" helper={<DamageBand />} />
}
