import { DamageBand } from '@/features/marketing/services/screens/DamageHelper'
import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'

/** The page about chip repair. */
export default function ChipRepairRoute() {
  return <ServiceScreen service="chip-repair" helper={<DamageBand />} />
}
