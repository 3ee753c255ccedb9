import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { loginPath } from '@/domain/session'
import { resetRequestForm } from '@/platform/session/authVerbs'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { authWords } from '../words'
import { AuthFrame } from './AuthFrame'
import { ResetRequestForm } from './ResetRequestForm'

/** Asks for a mail with a reset link; the answer is the same whether there is such an account or not. */
export function ResetRequestScreen() {
  const { reset } = useWords(authWords)
  const state = useAtomValue(resetRequestForm.stateAtom)
  const startOver = useSetAtom(resetRequestForm.resetAtom)
  if (state.status !== 'done') {
    return (
      <AuthFrame title={reset.title} text={reset.text}>
        <ResetRequestForm
          id="reset"
          back={
            <LinkButton href={loginPath} variant="plain">
              {reset.back}
            </LinkButton>
          }
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={reset.title}>
      <Alert tone="success" announce="polite" title={reset.sent}>
        {reset.sentMore}
      </Alert>
      <chakra.div mt="6" display="flex" flexDirection="column" gap="2">
        <LinkButton href={loginPath} variant="action" size="lg" width="full">
          {reset.back}
        </LinkButton>
        <Button variant="plain" onClick={() => startOver()}>
          {reset.again}
        </Button>
      </chakra.div>
    </AuthFrame>
  )
}
