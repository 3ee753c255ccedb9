import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { recordHref } from '../../sections'
import { sharedAdminWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { TextLink } from '@/ui/TextLink'
import { failedMessagesViewAtom } from '../state'
import { messageWords } from '../words'
import { MessageRow } from './MessageRow'

/** Says how many messages could not be sent, and opens the list of them. Nothing while all were. */
export function FailedMessages() {
  const { failed: words } = useWords(messageWords)
  const { common } = useWords(sharedAdminWords)
  const view = useAtomValue(failedMessagesViewAtom)
  const [isOpen, setOpen] = useState(false)
  const messages = view.status === 'ready' ? view.value : []
  if (messages.length === 0 && !isOpen) return null
  return (
    <>
      {messages.length > 0 && (
        <Alert
          tone="warning"
          state={null}
          announce="polite"
          title={words.notice(messages.length)}
          actions={<Button onClick={() => setOpen(true)}>{words.see}</Button>}
        >
          {words.text}
        </Alert>
      )}
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        shape="side"
        closeLabel={common.close}
      >
        {messages.length === 0 && <p>{words.empty}</p>}
        <chakra.ul listStyleType="none" m="0" p="0">
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              about={
                <chakra.p>
                  <TextLink href={recordHref(message.about)}>
                    {words.about(message.about, message.customer)}
                  </TextLink>
                </chakra.p>
              }
            />
          ))}
        </chakra.ul>
      </Modal>
    </>
  )
}
