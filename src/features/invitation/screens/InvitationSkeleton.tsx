import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { LoadingText } from '@/ui/LoadingText'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'
import { invitationWords } from '../words'

/** An invitation that is on its way, or a page that was drawn for nobody in particular. */
export function InvitationSkeleton() {
  const words = useWords(invitationWords)
  return (
    <Page measure="form" py={{ base: '6', md: '12' }}>
      <chakra.h1 srOnly>{words.title}</chakra.h1>
      <Card padding="lg" depth="raised" aria-busy="true" display="grid" gap="4">
        <LoadingText>{words.loading}</LoadingText>
        <Skeleton width="min(100%, 26rem)" height="2.5rem" />
        <Skeleton width="min(100%, 30rem)" />
        <Skeleton height="7.5rem" />
        <Skeleton width="min(100%, 14rem)" height="1.75rem" />
        <Skeleton height="3.25rem" />
      </Card>
    </Page>
  )
}
