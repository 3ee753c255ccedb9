import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { LoadingText } from '@/ui/LoadingText'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'
import { setupWords } from '../words'

/** The first run before it is known whether it is needed. */
export function SetupSkeleton() {
  const words = useWords(setupWords)
  return (
    <Page measure="form" py={{ base: '6', md: '12' }}>
      <Card padding="lg" depth="raised" aria-busy="true" display="grid" gap="4">
        <chakra.h1 srOnly>{words.title}</chakra.h1>
        <LoadingText>{words.loading}</LoadingText>
        <Skeleton width="min(100%, 26rem)" height="2.5rem" />
        <Skeleton width="min(100%, 32rem)" />
        <Skeleton height="5rem" />
        <Skeleton height="3.25rem" />
      </Card>
    </Page>
  )
}
