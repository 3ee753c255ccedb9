import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Invitation } from '@/domain/invitations'
import { loginPath } from '@/domain/session'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Page } from '@/ui/Page'
import { failureWords } from '../failureWords'
import { acceptanceAtom, invitationViewAtom, readerAtom, readInvitationAgainAtom } from '../state'
import { invitationWords } from '../words'
import type { AccountForms } from './InvitedAccount'
import { Accepted } from './Accepted'
import { InvitationSkeleton } from './InvitationSkeleton'
import { OpenInvitation } from './OpenInvitation'

/** The page of an invitation's link: what it is for, and the way to accept it. */
export function InvitationScreen(forms: AccountForms) {
  const words = useWords(invitationWords)
  const view = useAtomValue(invitationViewAtom)
  const reader = useAtomValue(readerAtom)
  const acceptance = useAtomValue(acceptanceAtom)
  const readAgain = useSetAtom(readInvitationAgainAtom)
  if (view.status === 'loading') return <InvitationSkeleton />
  if (view.status === 'empty') {
    return (
      <Ended
        title={words.none.title}
        text={words.none.text}
        actions={<LinkButton href="/">{words.home}</LinkButton>}
      />
    )
  }
  if (view.status === 'error') {
    const { title, next } = failureWords(words, view.failure)
    return (
      <Page measure="form" py={{ base: '6', md: '12' }}>
        <chakra.h1 textStyle="title" mb="4">
          {words.title}
        </chakra.h1>
        <Alert
          tone="danger"
          announce="assertive"
          title={title}
          actions={
            <Button variant="action" onClick={() => void readAgain()}>
              {words.retry}
            </Button>
          }
        >
          {next}
        </Alert>
      </Page>
    )
  }
  const invitation: Invitation = view.value
  const { status } = invitation
  const isTaken = acceptance.status === 'done' || (status === 'used' && reader === 'invited')
  if (isTaken) return <Accepted invitation={invitation} />
  if (status === 'open') return <OpenInvitation invitation={invitation} {...forms} />
  return (
    <Ended
      {...words.ended[status]}
      actions={
        status === 'used' && reader === 'nobody' ? (
          <LinkButton href={loginPath} variant="action">
            {words.signIn}
          </LinkButton>
        ) : (
          <LinkButton href="/">{words.home}</LinkButton>
        )
      }
    />
  )
}

/** What stands where there is nothing to accept. */
function Ended(state: { title: string; text: string; actions: ReactNode }) {
  const { title } = useWords(invitationWords)
  return (
    <Page measure="form" py={{ base: '6', md: '12' }}>
      <chakra.h1 srOnly>{title}</chakra.h1>
      <EmptyState {...state} />
    </Page>
  )
}
