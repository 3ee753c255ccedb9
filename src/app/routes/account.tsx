import { useSearchParams } from 'react-router-dom'
import { AccountScreen } from '@/features/appointment/screens/AccountScreen'
import { RequireSignedIn } from '../guards/RequireSignedIn'
import { useHydrated } from '../hydration/useHydrated'
import { usePrivatePage } from '../navigation/usePrivatePage'

const listHref = '/account'
const hrefOf = (id: string) => `${listHref}?appointment=${encodeURIComponent(id)}`

/** `/account`: the appointments of whoever is signed in; `?appointment=` opens one of them. */
export default function AccountRoute() {
  usePrivatePage()
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const screen = (
    <AccountScreen openId={search.get('appointment')} listHref={listHref} hrefOf={hrefOf} />
  )
  // The page that is drawn beforehand is for everybody: it waits, and leads nobody away.
  return isHydrated ? <RequireSignedIn>{screen}</RequireSignedIn> : screen
}
