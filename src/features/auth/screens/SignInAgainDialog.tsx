import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { signedOutReasonAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { authWords } from '../words'
import { SignInForm } from './SignInForm'

type SignInAgainDialogProps = {
  /** The address of the person whose page is kept; null when it is not known. */
  email: string | null
  /** Gives the page up. */
  onLeave: () => void
}

/**
 * Over the page of somebody whose session was ended for them: they sign in again and go on, with all that
 * they wrote still there.
 */
export function SignInAgainDialog({ email, onLeave }: SignInAgainDialogProps) {
  const words = useWords(authWords)
  const reason = useAtomValue(signedOutReasonAtom) ?? 'ended'
  const { title, text } = words.signedOut[reason]
  const { kept, as, leave, close } = words.signInAgain
  return (
    <Modal
      isOpen
      onClose={onLeave}
      title={title}
      description={text}
      closeLabel={close}
      closesOutside={false}
    >
      <chakra.p mb="5">
        <span>{kept}</span> {email && <span>{as(email)}</span>}
      </chakra.p>
      <SignInForm id="again" email={email ?? ''}>
        <Button variant="plain" onClick={onLeave}>
          {leave}
        </Button>
      </SignInForm>
    </Modal>
  )
}
