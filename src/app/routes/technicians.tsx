import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { auth } from '@/content/en/auth'
import { technicianPortalRoles } from '@/domain/roles'
import { TechnicianResetScreen } from '@/screens/technician/TechnicianResetScreen'
import { TechnicianSignInScreen } from '@/screens/technician/TechnicianSignInScreen'
import { portalFormAtom, leaveLoginAtom } from '@/state/loginForm'
import { showToastAtom } from '@/state/toasts'
import { PageSpinner } from '@/ui/PageSpinner'
import { RequireRole } from '../guards/RequireRole'
import { RequireSignedIn } from '../guards/RequireSignedIn'

const TechnicianDashboardRoute = lazy(() => import('./technicianDashboard'))

/**
 * `/technicians`: the dashboard for those who may see it, the portal's own sign-in and reset forms for
 * whoever is not signed in (specification, section 4, "Technician portal").
 */
export default function TechniciansRoute() {
  return (
    <RequireSignedIn fallback={<PortalForms />}>
      <RequireRole allowed={technicianPortalRoles} fallback={<NotForYourRole />}>
        <Suspense fallback={<PageSpinner label={auth.guard.loadingProfile} />}>
          <TechnicianDashboardRoute />
        </Suspense>
      </RequireRole>
    </RequireSignedIn>
  )
}

function PortalForms() {
  const form = useAtomValue(portalFormAtom)
  const leave = useSetAtom(leaveLoginAtom)
  useEffect(() => () => leave(), [leave])
  return form === 'reset' ? <TechnicianResetScreen /> : <TechnicianSignInScreen />
}

/** "A failed role check redirects to /": and says so, since the person has just signed in here. */
function NotForYourRole() {
  const showToast = useSetAtom(showToastAtom)
  useEffect(() => {
    showToast({ tone: 'info', ...auth.toasts.notForYourRole })
  }, [showToast])
  return <Navigate to="/" replace />
}
