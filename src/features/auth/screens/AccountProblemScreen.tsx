import { useWords } from '@/platform/words/words'
import { authWords } from '../words'
import { Button } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'

type AccountProblemScreenProps = {
  /** `missing`: there is no profile for the account. `failed`: it could not be read. */
  status: 'missing' | 'failed'
  /** The address of the person signed in; null while the auth service has not told it. */
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
  const { profile } = useWords(authWords)
  const { title, text } = profile[status]
  return (
    <ForbiddenMessage
      title={title}
      actions={
        <>
          <Button variant="action" onClick={onRetry}>
            {profile.retry}
          </Button>
          <Button onClick={onSignOut}>{profile.signOut}</Button>
        </>
      }
    >
      <p>{text}</p>
      {email && <p>{profile.as(email)}</p>}
    </ForbiddenMessage>
  )
}
