import { QuotesScreen } from '@/screens/admin/quotes/QuotesScreen'
import { quotesList } from '@/state/admin/quotes'
import { useListAddress } from './useListAddress'

/** `/admin/quotes`. */
export default function QuotesRoute() {
  useListAddress(quotesList.stateAtom)
  return <QuotesScreen />
}
