import { useAtomValue, useSetAtom } from 'jotai'
import { resetRequestForm } from '@/platform/session/authVerbs'
import { signedOutReasonAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { portalFormAtom, showPortalFormAtom } from '../state/loginForm'
import { authWords } from '../words'
import { PortalFrame } from './PortalFrame'
import { ResetRequestForm } from './ResetRequestForm'
import { SignInForm } from './SignInForm'

/** The technician portal for somebody who is not signed in: its sign-in form or its reset form. */
export function PortalFormsScreen() {
  const form = useAtomValue(portalFormAtom)
  return form === 'reset' ? <PortalReset /> : <PortalSignIn />
}

function PortalSignIn() {
  const { portal } = useWords(authWords)
  const show = useSetAtom(showPortalFormAtom)
  return (
    <PortalFrame title={portal.title} text={portal.text} notices={<Notices />}>
      <SignInForm id="portal" forgotten={{ onPress: () => show('reset') }} />
    </PortalFrame>
  )
}

/** Once the mail is asked for, the sign-in form comes back and says so. */
function PortalReset() {
  const { reset } = useWords(authWords)
  const show = useSetAtom(showPortalFormAtom)
  const goBack = () => show('sign-in')
  return (
    <PortalFrame title={reset.title} text={reset.text}>
      <ResetRequestForm
        id="portal"
        onSent={goBack}
        back={
          <Button variant="plain" onClick={goBack}>
            {reset.back}
          </Button>
        }
      />
    </PortalFrame>
  )
}

function Notices() {
  const words = useWords(authWords)
  const reason = useAtomValue(signedOutReasonAtom)
  const reset = useAtomValue(resetRequestForm.stateAtom)
  return (
    <>
      {reason && (
        <Alert tone="info" state="error" announce="polite" title={words.signedOut[reason].title}>
          {words.signedOut[reason].text}
        </Alert>
      )}
      {reset.status === 'done' && (
        <Alert tone="success" announce="polite" title={words.reset.sent}>
          {words.reset.sentMore}
        </Alert>
      )}
    </>
  )
}
