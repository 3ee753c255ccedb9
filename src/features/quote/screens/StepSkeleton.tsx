import { chakra } from '@chakra-ui/react'
import { quoteWords } from '../words'
import { useWords } from '@/platform/words/words'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'
import { LoadingText } from '@/ui/LoadingText'

/** The shape of a step while the answers given so far are being fetched. */
export function StepSkeleton({ cards = 3 }: { cards?: number }) {
  const { loading } = useWords(quoteWords)
  return (
    <Page py={{ base: '5', md: '8' }} aria-busy="true">
      <LoadingText announced>{loading}</LoadingText>
      <Skeleton height="2.75rem" />
      <chakra.div
        mt={{ base: '6', md: '8' }}
        mb={{ base: '5', md: '8' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
      >
        <Skeleton width="6rem" />
        <Skeleton width="22rem" height="2.5rem" />
        <Skeleton width="30rem" height="1.5rem" />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      >
        {Array.from({ length: cards }, (_, index) => (
          <Skeleton key={index} height="14rem" />
        ))}
      </chakra.div>
    </Page>
  )
}
