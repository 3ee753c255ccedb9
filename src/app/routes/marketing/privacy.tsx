import { LegalScreen } from '@/features/marketing/legal/screens/LegalScreen'

/** The privacy page. */
export default function PrivacyRoute() {
  return <LegalScreen page="privacy" />
}
