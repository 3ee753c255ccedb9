import { useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { withRetry } from '@/domain/retry'
import { Navigate } from 'react-router-dom'
import { authWords } from '@/features/auth/words'
import { useWords } from '@/platform/words/words'
import { technicianPortalRoles } from '@/domain/roles'
import { PortalFormsScreen } from '@/features/auth/screens/PortalFormsScreen'
import { leaveLoginAtom } from '@/features/auth/state/loginForm'
import { showToastAtom } from '@/platform/toasts/toasts'
import { PageSpinner } from '@/ui/PageSpinner'
import { RequireRole } from '../guards/RequireRole'
import { RequireSignedIn } from '../guards/RequireSignedIn'

const TechnicianDashboardRoute = lazy(() => withRetry(() => import('./technicianDashboard')))

/**
 * `/technicians`: the dashboard for those who may see it, the portal's own sign-in and reset forms for
 * people who are not signed in.
 */
export default function TechniciansRoute() {
  const { guard } = useWords(authWords)
  return (
    <RequireSignedIn fallback={<PortalForms />}>
      <RequireRole allowed={technicianPortalRoles} fallback={<NotForYourRole />}>
        <Suspense fallback={<PageSpinner label={guard.loadingProfile} />}>
          <TechnicianDashboardRoute />
        </Suspense>
      </RequireRole>
    </RequireSignedIn>
  )
}

function PortalForms() {
  const leave = useSetAtom(leaveLoginAtom)
  useEffect(() => () => leave(), [leave])
  return <PortalFormsScreen />
}

/** "A failed role check redirects to /": and says so, since the person has just signed in here. */
function NotForYourRole() {
  const { toasts } = useWords(authWords)
  const showToast = useSetAtom(showToastAtom)
  useEffect(() => {
    showToast({ tone: 'info', ...toasts.notForYourRole })
  }, [showToast, toasts])
  return <Navigate to="/" replace />
}
