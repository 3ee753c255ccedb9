import { licenses } from '@/features/marketing/legal/licenses'
import { LicensesScreen } from '@/features/marketing/legal/screens/LicensesScreen'

/** The licenses of what the site is built on. */
export default function LicensesRoute() {
  return <LicensesScreen groups={licenses} />
}
