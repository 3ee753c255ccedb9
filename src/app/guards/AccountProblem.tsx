import { AccountProblemScreen } from '@/features/auth/screens/AccountProblemScreen'
import { useAuth } from '../providers/useAuth'

/** For somebody whose account has no profile, or none that could be read: try again, or sign out. */
export function AccountProblem({ status }: { status: 'missing' | 'failed' }) {
  const { user, reloadProfile, signOut } = useAuth()
  return (
    <AccountProblemScreen
      status={status}
      email={user?.email ?? null}
      onRetry={() => reloadProfile()}
      onSignOut={() => void signOut()}
    />
  )
}
