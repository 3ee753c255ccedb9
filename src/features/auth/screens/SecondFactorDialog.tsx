import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { authWords } from '../words'
import { CodeForm } from './CodeForm'

type SecondFactorDialogProps = {
  /** Gives the page up. */
  onLeave: () => void
}

/** Over a page with something unsaved on it, which its person may not send before they have shown their factor. */
export function SecondFactorDialog({ onLeave }: SecondFactorDialogProps) {
  const { secondFactor, signInAgain } = useWords(authWords)
  const { code, over } = secondFactor
  return (
    <Modal
      isOpen
      onClose={onLeave}
      title={code.title}
      description={over}
      closeLabel={signInAgain.close}
      closesOutside={false}
    >
      <CodeForm id="code-again" factorId={null} submit={code.submit}>
        <chakra.p textStyle="small" color="fg.muted">
          {code.lost}
        </chakra.p>
        <Button variant="plain" onClick={onLeave}>
          {signInAgain.leave}
        </Button>
      </CodeForm>
    </Modal>
  )
}
