import { lazy, Suspense } from 'react'
import { site } from '@/content/en/site'
import { PageSpinner } from '@/ui/PageSpinner'
import { AdminOnly } from '../guards/RequireRole'
import { RequireSignedIn } from '../guards/RequireSignedIn'

const AdminPanel = lazy(() => import('./admin/panel'))

/** `/admin/*`: for whoever is signed in as an administrator of either kind (specification, section 6). */
export default function AdminRoute() {
  return (
    <RequireSignedIn>
      <AdminOnly>
        <Suspense fallback={<PageSpinner label={site.loading} />}>
          <AdminPanel />
        </Suspense>
      </AdminOnly>
    </RequireSignedIn>
  )
}
