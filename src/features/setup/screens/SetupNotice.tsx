import { useAtomValue } from 'jotai'
import { setupPath } from '@/domain/firstRun'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { Page } from '@/ui/Page'
import { setupViewAtom } from '../state'
import { setupWords } from '../words'

/** Above a page of somebody signed in, while nobody runs the project; nothing otherwise. */
export function SetupNotice() {
  const { notice } = useWords(setupWords)
  const view = useAtomValue(setupViewAtom)
  if (view.status !== 'ready') return null
  return (
    <Page measure="prose" pt={{ base: '4', md: '8' }}>
      <Alert
        tone="info"
        announce="polite"
        title={notice.title}
        actions={<LinkButton href={setupPath}>{notice.open}</LinkButton>}
      >
        {notice.text}
      </Alert>
    </Page>
  )
}
