import { chakra } from '@chakra-ui/react'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'

/** The place of an appointment that is on its way. @param label what a screen reader is told */
export function AppointmentSkeleton({ label }: { label: string }) {
  return (
    <chakra.div
      aria-busy="true"
      display="grid"
      gap={{ base: '6', lg: '10' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
    >
      <LoadingText>{label}</LoadingText>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" gridColumn="1">
        <Skeleton width="min(100%, 8rem)" />
        <Skeleton width="min(100%, 26rem)" height="2.75rem" />
        <Skeleton width="min(100%, 16rem)" />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Skeleton width="min(100%, 6rem)" height="2.75rem" />
          <Skeleton width="min(100%, 10rem)" height="2.75rem" />
        </chakra.div>
        <Skeleton height="20rem" />
      </chakra.div>
      <Skeleton height="28rem" />
    </chakra.div>
  )
}
