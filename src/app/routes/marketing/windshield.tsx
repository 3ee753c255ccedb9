import { windshield } from '@/content/en/servicePages/windshield'
import { DamageBand } from '@/screens/marketing/DamageHelper'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about windshield replacement. */
export default function WindshieldRoute() {
  return <ServiceScreen page={windshield} helper={<DamageBand />} />
}
