import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { Modal } from '@/ui/overlay/Modal'
import { failureWords } from '../failureWords'
import { authWords } from '../words'

type MailLinkDialogProps = { onAccept: () => void; onDecline: () => void }

/**
 * Asks before a mail's link is used. Mail scanners open links too, and each works once; and a link must
 * not take the place of who is signed in without their word.
 */
export function MailLinkDialog({ onAccept, onDecline }: MailLinkDialogProps) {
  const words = useWords(authWords)
  const { mailLink, mailLinkFailure, user } = useAtomValue(sessionStateAtom)
  if (!mailLink || mailLink.link.kind === 'refused') return null
  const { type } = mailLink.link
  const about = words.mailLink[type === 'recovery' ? type : type === 'signup' ? type : 'other']
  const { replaces, replacesUnknown, confirm, opening, decline, stay, close } = words.mailLink
  return (
    <Modal
      isOpen
      onClose={onDecline}
      title={about.title}
      description={about.text}
      closeLabel={close}
      closesOutside={false}
      size="sm"
      footer={
        <>
          <Button onClick={onDecline}>{user ? stay : decline}</Button>
          <Button
            variant="action"
            busy={mailLink.status === 'opening'}
            busyLabel={opening}
            onClick={onAccept}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {user && <p>{user.email ? replaces(user.email) : replacesUnknown}</p>}
      {mailLinkFailure && (
        <chakra.div mt="4">
          <FailureAlert {...failureWords(words, mailLinkFailure)} />
        </chakra.div>
      )}
    </Modal>
  )
}
