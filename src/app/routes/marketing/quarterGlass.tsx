import { quarterGlass } from '@/content/en/servicePages/quarterGlass'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about quarter glass. */
export default function QuarterGlassRoute() {
  return <ServiceScreen page={quarterGlass} />
}
