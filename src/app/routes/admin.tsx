import { lazy, Suspense } from 'react'
import { withRetry } from '@/domain/retry'
import { AdminOnly } from '../guards/RequireRole'
import { RequireSignedIn } from '../guards/RequireSignedIn'
import { PageLoading } from '../PageLoading'

const AdminPanel = lazy(() => withRetry(() => import('./admin/panel')))

/** `/admin/*`: for those who are signed in as an administrator of either kind. */
export default function AdminRoute() {
  return (
    <RequireSignedIn>
      <AdminOnly>
        <Suspense fallback={<PageLoading />}>
          <AdminPanel />
        </Suspense>
      </AdminOnly>
    </RequireSignedIn>
  )
}
