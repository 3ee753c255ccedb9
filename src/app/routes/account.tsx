import { useSearchParams } from 'react-router-dom'
import { authWords } from '@/features/auth/words'
import { AccountScreen } from '@/features/appointment/screens/AccountScreen'
import { useWords } from '@/platform/words/words'
import { PageSpinner } from '@/ui/PageSpinner'
import { RequireSignedIn } from '../guards/RequireSignedIn'
import { useHydrated } from '../hydration/useHydrated'
import { usePrivatePage } from '../navigation/usePrivatePage'

const listHref = '/account'
const hrefOf = (id: string) => `${listHref}?appointment=${encodeURIComponent(id)}`

/** `/account`: the appointments of whoever is signed in; `?appointment=` opens one of them. */
export default function AccountRoute() {
  usePrivatePage()
  const { guard } = useWords(authWords)
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  // The page that is drawn beforehand is for everybody: it waits, and leads nobody away.
  if (!isHydrated) return <PageSpinner label={guard.checking} />
  return (
    <RequireSignedIn>
      <AccountScreen openId={search.get('appointment')} listHref={listHref} hrefOf={hrefOf} />
    </RequireSignedIn>
  )
}
