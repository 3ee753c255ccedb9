import { auth } from '@/content/en/auth'
import { Button } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'

type AccountProblemScreenProps = {
  /** `missing`: there is no profile for the account. `failed`: it could not be read. */
  status: 'missing' | 'failed'
  /** The address of whoever is signed in; null while the auth service has not told it. */
  email: string | null
  onRetry: () => void
  onSignOut: () => void
}

/** For somebody who is signed in and yet cannot go on: try again, or sign out. */
export function AccountProblemScreen({
  status,
  email,
  onRetry,
  onSignOut,
}: AccountProblemScreenProps) {
  const { title, text } = auth.profile[status]
  return (
    <ForbiddenMessage
      title={title}
      actions={
        <>
          <Button variant="action" onClick={onRetry}>
            {auth.profile.retry}
          </Button>
          <Button onClick={onSignOut}>{auth.profile.signOut}</Button>
        </>
      }
    >
      <p>{text}</p>
      {email && <p>{auth.profile.as(email)}</p>}
    </ForbiddenMessage>
  )
}
