import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Invitation } from '@/domain/invitations'
import { useFormats } from '@/platform/formats/formats'
import { signOutAtom, signUpForm } from '@/platform/session/authVerbs'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { Button, LinkButton } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { SummaryList } from '@/ui/SummaryList'
import { usePageTop } from '@/ui/usePageTop'
import { failureWords } from '../failureWords'
import { acceptanceAtom, acceptInvitationAtom, accountModeAtom, readerAtom } from '../state'
import { invitationWords } from '../words'
import { InvitedAccount, type AccountForms } from './InvitedAccount'
import { InvitationSheet } from './InvitationSheet'

type OpenInvitationProps = AccountForms & { invitation: Invitation }

/** An invitation that can be accepted: what it is for, and what is left to do. */
export function OpenInvitation({ invitation, ...forms }: OpenInvitationProps) {
  const words = useWords(invitationWords)
  const { timeZones } = useWords(sharedWords)
  const { formats: settings } = useSiteSettings()
  const formats = useFormats()
  const { email, role, company, expiresAt } = invitation
  return (
    <InvitationSheet title={words.heading(company, role)} text={words.roles[role].text}>
      <chakra.div mt="5" px="4" py="1" bg="bg.muted" borderRadius="md" overflowWrap="anywhere">
        <SummaryList
          rows={[
            { label: words.rows.email, value: <BreakableEmail email={email} /> },
            { label: words.rows.role, value: words.roles[role].name },
            {
              label: words.rows.until,
              value: words.until(formats.instant(expiresAt), timeZones[settings.timeZone]),
            },
          ]}
        />
      </chakra.div>
      <chakra.div mt={{ base: '6', md: '8' }}>
        <NextStep email={email} {...forms} />
      </chakra.div>
    </InvitationSheet>
  )
}

function NextStep({ email, ...forms }: AccountForms & { email: string }) {
  const words = useWords(invitationWords)
  const reader = useAtomValue(readerAtom)
  const acceptance = useAtomValue(acceptanceAtom)
  const signUp = useAtomValue(signUpForm.stateAtom)
  usePageTop(signUp.status === 'done' ? signUp.value : 'form')
  const isRefused =
    acceptance.status === 'failed' &&
    acceptance.failure.kind === 'refused' &&
    acceptance.failure.word === 'other_address'
  if (reader === 'unknown') {
    return (
      <chakra.div aria-busy="true" display="grid" gap="4">
        <LoadingText>{words.loading}</LoadingText>
        <Skeleton width="min(100%, 14rem)" height="1.75rem" />
        <Skeleton height="3.25rem" />
      </chakra.div>
    )
  }
  if (reader === 'other' || isRefused) return <OtherAddress invited={email} />
  if (reader === 'invited') return <Accept />
  if (signUp.status === 'done' && signUp.value === 'check_mail') return <CheckMail email={email} />
  return <InvitedAccount {...forms} />
}

/** After a sign-up: the mail opens the account, and the role comes with it. */
function CheckMail({ email }: { email: string }) {
  const { checkMail } = useWords(invitationWords)
  const clear = useSetAtom(signUpForm.resetAtom)
  const setMode = useSetAtom(accountModeAtom)
  const signIn = () => {
    setMode('sign-in')
    clear()
  }
  return (
    <Alert
      tone="success"
      announce="polite"
      title={checkMail.title}
      actions={<Button onClick={signIn}>{checkMail.signIn}</Button>}
    >
      <p>{checkMail.text(email)}</p>
      <chakra.p mt="2">{checkMail.more}</chakra.p>
    </Alert>
  )
}

function Accept() {
  const words = useWords(invitationWords)
  const { accept } = words
  const acceptance = useAtomValue(acceptanceAtom)
  const send = useSetAtom(acceptInvitationAtom)
  const email = useAtomValue(sessionStateAtom).user?.email
  const failure = acceptance.status === 'failed' ? acceptance.failure : null
  return (
    <chakra.section display="flex" flexDirection="column" gap="4">
      <div>
        <chakra.h2 textStyle="section">{accept.title}</chakra.h2>
        <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
          {email ? accept.text(email) : accept.textUnknown}
        </chakra.p>
      </div>
      {failure && <FailureAlert {...failureWords(words, failure)} />}
      <Button
        variant="action"
        size="lg"
        width="full"
        busy={acceptance.status === 'sending'}
        busyLabel={accept.sending}
        onClick={() => void send()}
      >
        {accept.submit}
      </Button>
    </chakra.section>
  )
}

/** For somebody signed in with another account: say so, and the way to the right one. */
function OtherAddress({ invited }: { invited: string }) {
  const { other } = useWords(invitationWords)
  const signOut = useSetAtom(signOutAtom)
  const reader = useAtomValue(readerAtom)
  const email = useAtomValue(sessionStateAtom).user?.email
  return (
    <Alert
      tone="warning"
      announce="polite"
      title={other.title}
      actions={
        <>
          <Button variant="action" onClick={() => void signOut()}>
            {other.signOut}
          </Button>
          <LinkButton href="/">{other.stay}</LinkButton>
        </>
      }
    >
      <chakra.span overflowWrap="anywhere">
        {reader === 'other' && email ? other.text(email, invited) : other.textUnknown(invited)}
      </chakra.span>
    </Alert>
  )
}
