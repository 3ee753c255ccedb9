import { useSearchParams } from 'react-router-dom'
import { AccountSkeleton } from '@/features/appointment/screens/AccountSkeleton'
import { AccountScreen } from '@/features/appointment/screens/AccountScreen'
import { SetupNotice } from '@/features/setup/screens/SetupNotice'
import { RequireSignedIn } from '../guards/RequireSignedIn'
import { useHydrated } from '../hydration/useHydrated'
import { usePrivatePage } from '../navigation/usePrivatePage'

const listHref = '/account'
const hrefOf = (id: string) => `${listHref}?appointment=${encodeURIComponent(id)}`

/** `/account`: the appointments of the signed-in person; `?appointment=` opens one of them. */
export default function AccountRoute() {
  usePrivatePage()
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  // The page that is drawn beforehand is for everybody: it waits, and leads nobody away.
  if (!isHydrated) return <AccountSkeleton />
  return (
    <RequireSignedIn>
      <SetupNotice />
      <AccountScreen openId={search.get('appointment')} listHref={listHref} hrefOf={hrefOf} />
    </RequireSignedIn>
  )
}
