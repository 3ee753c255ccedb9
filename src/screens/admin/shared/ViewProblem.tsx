import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { common } from '@/content/en/admin/common'
import { businessFailureWords } from '@/content/en/admin/failures'
import type { BusinessFailure } from '@/domain/businessFailures'
import { refreshAtom } from '@/state/admin/view'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'

type ViewProblemProps = {
  view: { status: 'error'; failure: BusinessFailure } | { status: 'forbidden' }
}

/** What stands in the place of something that could not be loaded, or that the role may not see. */
export function ViewProblem({ view }: ViewProblemProps) {
  const refresh = useSetAtom(refreshAtom)
  if (view.status === 'forbidden') {
    const { title, text, home } = common.forbidden
    return (
      <ForbiddenMessage level={2} title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
        {text}
      </ForbiddenMessage>
    )
  }
  const { title, next } = businessFailureWords(view.failure)
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
