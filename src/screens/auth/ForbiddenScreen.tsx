import { auth } from '@/content/en/auth'
import { homeOf, roleLabel } from '@/domain/roles'
import { Button, LinkButton } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'

type ForbiddenScreenProps = {
  /** The role of whoever is signed in. */
  userRole: string | null
  onSignOut: () => void
}

/** In the place of a page that the person's role may not see, where a redirect would only puzzle. */
export function ForbiddenScreen({ userRole, onSignOut }: ForbiddenScreenProps) {
  return (
    <ForbiddenMessage
      title={auth.forbidden.title}
      actions={
        <>
          <LinkButton href={homeOf(userRole)} variant="action">
            {auth.forbidden.home}
          </LinkButton>
          <Button onClick={onSignOut}>{auth.forbidden.signOut}</Button>
        </>
      }
    >
      <p>{auth.forbidden.text(roleLabel(userRole))}</p>
    </ForbiddenMessage>
  )
}
