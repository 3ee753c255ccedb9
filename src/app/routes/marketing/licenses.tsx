import { licenses } from '@/content/licenses'
import { LicensesScreen } from '@/screens/marketing/LicensesScreen'

/** The licenses of what the site is built on. */
export default function LicensesRoute() {
  return <LicensesScreen groups={licenses} />
}
