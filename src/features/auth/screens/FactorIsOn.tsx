import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { factorRemoval } from '@/platform/session/factorVerbs'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { Modal } from '@/ui/overlay/Modal'
import { failureWords } from '../failureWords'
import { authWords } from '../words'
import { AuthFrame } from './AuthFrame'

type FactorIsOnProps = {
  /** It was turned on a moment ago. */
  isNew: boolean
  /** The owner asks for it: it cannot be turned off. */
  isRequired: boolean
  onDone: () => void
}

/** The second factor of somebody who has one and has shown it. */
export function FactorIsOn({ isNew, isRequired, onDone }: FactorIsOnProps) {
  const words = useWords(authWords)
  const { on, ask } = words.secondFactor
  const state = useAtomValue(factorRemoval.stateAtom)
  const remove = useSetAtom(factorRemoval.submitAtom)
  const [isAsking, setAsking] = useState(false)
  return (
    <AuthFrame
      title={on.title}
      text={isNew ? undefined : on.text}
      notices={
        <>
          {isNew && <Alert tone="success" announce="polite" title={on.isNew} />}
          {isRequired && <Alert tone="info" announce="off" title={on.required} />}
          {state.status === 'failed' && <FailureAlert {...failureWords(words, state.failure)} />}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="2">
        <Button variant="action" size="lg" width="full" onClick={onDone}>
          {on.done}
        </Button>
        {!isRequired && (
          <Button variant="plain" onClick={() => setAsking(true)}>
            {on.remove}
          </Button>
        )}
      </chakra.div>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={ask.title}
        closeLabel={ask.close}
        role="alertdialog"
        size="sm"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{ask.keep}</Button>
            <Button
              variant="action"
              busy={state.status === 'processing'}
              busyLabel={on.removing}
              onClick={() => void remove(null).then(() => setAsking(false))}
            >
              {on.remove}
            </Button>
          </>
        }
      >
        <p>{ask.text}</p>
      </Modal>
    </AuthFrame>
  )
}
