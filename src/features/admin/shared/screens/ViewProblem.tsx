import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import { refreshAtom } from '@/platform/query/view'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { businessFailureWords } from '../failureWords'
import { sharedAdminWords } from '../words'

type ViewProblemProps = {
  view: { status: 'error'; failure: BusinessFailure } | { status: 'forbidden' }
}

/** What stands in the place of something that could not be loaded, or that the role may not see. */
export function ViewProblem({ view }: ViewProblemProps) {
  const { common, failures } = useWords(sharedAdminWords)
  const refresh = useSetAtom(refreshAtom)
  if (view.status === 'forbidden') {
    const { title, text, home } = common.forbidden
    return (
      <ForbiddenMessage level={2} title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
        {text}
      </ForbiddenMessage>
    )
  }
  const { title, next } = businessFailureWords(view.failure, failures)
  return (
    <chakra.div p={{ base: '0', md: '4' }}>
      <Alert
        tone="danger"
        announce="assertive"
        title={title}
        actions={<Button onClick={() => void refresh([])}>{common.retry}</Button>}
      >
        {next}
      </Alert>
    </chakra.div>
  )
}
