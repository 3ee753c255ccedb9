import { AccountProblemScreen } from '@/screens/auth/AccountProblemScreen'
import { useAuth } from '../providers/useAuth'

/** For somebody whose account has no profile, or none that could be read: try again, or sign out. */
export function AccountProblem({ status }: { status: 'missing' | 'failed' }) {
  const { user, reloadProfile, signOut } = useAuth()
  return (
    <AccountProblemScreen
      status={status}
      email={user?.email ?? null}
      onRetry={() => void reloadProfile()}
      onSignOut={() => void signOut()}
    />
  )
}
