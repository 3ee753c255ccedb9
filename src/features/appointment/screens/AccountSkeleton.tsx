import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { LoadingText } from '@/ui/LoadingText'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'
import { appointmentWords } from '../words'

/** "My appointments" before it is known whose, and what there is. */
export function AccountSkeleton() {
  const { account: words } = useWords(appointmentWords)
  return (
    <Page measure="prose" py={{ base: '6', md: '10' }}>
      <chakra.h1 textStyle="title">{words.title}</chakra.h1>
      <chakra.div aria-busy="true" mt={{ base: '5', md: '8' }} display="grid" gap="3">
        <LoadingText>{words.loading}</LoadingText>
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton height="8.5rem" />
        <Skeleton height="8.5rem" />
      </chakra.div>
    </Page>
  )
}
