import { useWords } from '@/platform/words/words'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { authWords } from '../words'
import { AuthFrame } from './AuthFrame'

/** The page of the second factor before it is known what it has to ask. */
export function SecondFactorSkeleton() {
  const { secondFactor } = useWords(authWords)
  return (
    <AuthFrame title={secondFactor.offer.title}>
      <div aria-busy="true">
        <LoadingText>{secondFactor.loading}</LoadingText>
        <Skeleton height="5rem" />
      </div>
    </AuthFrame>
  )
}
