import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { publicFactsViewAtom } from '../../publicFactsState'
import { settingWords } from '../../words'
import { PublicForm } from './PublicForm'
import { PublishBlock } from './PublishBlock'

/** The tab "Public pages": what visitors read of the shops and of the work, and publishing it. */
export function PublicPagesTab() {
  const words = useWords(settingWords).publicPages
  const view = useAtomValue(publicFactsViewAtom)
  return (
    <>
      <chakra.div>
        <chakra.h2 textStyle="section">{words.title}</chakra.h2>
        <chakra.p color="fg.muted" maxW="prose">
          {words.description}
        </chakra.p>
      </chakra.div>
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="5">
          <LoadingText>{words.loading}</LoadingText>
          {['a', 'b'].map((place) => (
            <Card key={place} aria-hidden="true" display="grid" gap="4">
              <Skeleton width="30%" height="1.4rem" />
              <Skeleton height="2.75rem" />
              <Skeleton height="2.75rem" />
            </Card>
          ))}
        </chakra.div>
      )}
      {view.status === 'ready' && (
        <>
          <PublishBlock />
          <PublicForm facts={view.value} />
        </>
      )}
    </>
  )
}
