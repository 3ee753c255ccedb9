import { auth as words } from '@/content/en/auth'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { Button } from '@/ui/Button'
import { useAuth } from '../providers/useAuth'

/** For somebody whose account has no profile, or none that could be read: try again, or sign out. */
export function AccountProblem({ status }: { status: 'missing' | 'failed' }) {
  const { user, reloadProfile, signOut } = useAuth()
  const { title, text } = words.profile[status]
  return (
    <ForbiddenMessage
      title={title}
      actions={
        <>
          <Button variant="action" onClick={() => void reloadProfile()}>
            {words.profile.retry}
          </Button>
          <Button onClick={() => void signOut()}>{words.profile.signOut}</Button>
        </>
      }
    >
      <p>{text}</p>
      {user?.email && <p>{words.profile.as(user.email)}</p>}
    </ForbiddenMessage>
  )
}
