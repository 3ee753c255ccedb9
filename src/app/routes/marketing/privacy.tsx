import { privacy } from '@/content/en/legal'
import { LegalScreen } from '@/screens/marketing/LegalScreen'

/** The privacy page. */
export default function PrivacyRoute() {
  return <LegalScreen page={privacy} />
}
