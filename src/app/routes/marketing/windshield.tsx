import { windshield } from '@/content/en/servicePages/windshield'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about windshield replacement. */
export default function WindshieldRoute() {
  return <ServiceScreen page={windshield} />
}
