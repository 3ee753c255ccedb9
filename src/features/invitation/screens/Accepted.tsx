import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Invitation } from '@/domain/invitations'
import { homeOf } from '@/domain/roles'
import { reloadProfileAtom } from '@/platform/session/runSession'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { invitationWords } from '../words'
import { acceptanceAtom } from '../state'
import { InvitationSheet } from './InvitationSheet'

/** The invitation is accepted: on to where the role works, once the new role is known here. */
export function Accepted({ invitation }: { invitation: Invitation }) {
  const { done } = useWords(invitationWords)
  const acceptance = useAtomValue(acceptanceAtom)
  const { profile, profileStatus } = useAtomValue(sessionStateAtom)
  const reload = useSetAtom(reloadProfileAtom)
  const justNow = acceptance.status === 'done' ? acceptance.role : null
  // A page of the role would send away somebody whose old role is all that is known.
  const isKnown = profileStatus === 'ready' && (justNow === null || profile?.role === justNow)
  const home = homeOf(profile?.role)
  return (
    <InvitationSheet title={done.title(invitation.company)} text={done.text}>
      <chakra.div mt="6">
        {isKnown && (
          <LinkButton href={home} variant="action" size="lg">
            {done.homes[home]}
          </LinkButton>
        )}
        {!isKnown && profileStatus === 'failed' && (
          <Alert
            tone="danger"
            announce="assertive"
            title={done.failed}
            actions={<Button onClick={() => reload()}>{done.retry}</Button>}
          />
        )}
        {!isKnown && profileStatus !== 'failed' && (
          <chakra.div aria-busy="true">
            <LoadingText>{done.opening}</LoadingText>
            <Skeleton width="min(100%, 16rem)" height="3.25rem" />
          </chakra.div>
        )}
      </chakra.div>
    </InvitationSheet>
  )
}
