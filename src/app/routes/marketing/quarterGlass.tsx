import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'

/** The page about quarter glass. */
export default function QuarterGlassRoute() {
  return <ServiceScreen service="quarter-glass" />
}
