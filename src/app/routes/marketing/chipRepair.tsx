import { chipRepair } from '@/content/en/servicePages/chipRepair'
import { DamageBand } from '@/screens/marketing/DamageHelper'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about chip repair. */
export default function ChipRepairRoute() {
  return <ServiceScreen page={chipRepair} helper={<DamageBand />} />
}
