import { backGlass } from '@/content/en/servicePages/backGlass'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'

/** The page about back glass. */
export default function BackGlassRoute() {
  return <ServiceScreen page={backGlass} />
}
