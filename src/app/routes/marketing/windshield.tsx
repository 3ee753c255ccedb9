import { windshield } from '@/content/en/servicePages/windshield'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'
import { DamageIsland } from './damageIsland'

/** The page about windshield replacement. */
export default function WindshieldRoute() {
  return <ServiceScreen page={windshield} helper={<DamageIsland />} />
}
