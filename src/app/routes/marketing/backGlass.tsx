import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'

/** The page about back glass. */
export default function BackGlassRoute() {
  return <ServiceScreen service="back-glass" />
}
