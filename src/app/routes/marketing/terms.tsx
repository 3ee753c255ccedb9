import { terms } from '@/content/en/legal'
import { LegalScreen } from '@/screens/marketing/LegalScreen'

/** The terms page. */
export default function TermsRoute() {
  return <LegalScreen page={terms} />
}
