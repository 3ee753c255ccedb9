import { LegalScreen } from '@/features/marketing/legal/screens/LegalScreen'

/** The terms page. */
export default function TermsRoute() {
  return <LegalScreen page="terms" />
}
