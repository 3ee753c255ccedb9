import { chipRepair } from '@/content/en/servicePages/chipRepair'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'
import { DamageIsland } from './damageIsland'

/** The page about chip repair. */
export default function ChipRepairRoute() {
  return <ServiceScreen page={chipRepair} helper={<DamageIsland />} />
}
