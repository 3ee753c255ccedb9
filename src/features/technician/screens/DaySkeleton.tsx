import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { DayTiles } from './DayTiles'
import { LoadingText } from '@/ui/LoadingText'

/** The place of the day while it loads. */
export function DaySkeleton() {
  const technician = useWords(technicianWords)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" aria-busy="true">
      <DayTiles day={null} />
      <chakra.section
        aria-label={technician.day.schedule.loading}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        <chakra.h2 textStyle="section">{technician.day.schedule.title}</chakra.h2>
        <LoadingText announced>{technician.day.schedule.loading}</LoadingText>
        {[1, 2, 3].map((place) => (
          <Card key={place} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            <chakra.div display="flex" justifyContent="space-between" gap="3">
              <Skeleton width="8rem" height="1.5rem" />
              <Skeleton width="5rem" height="1.5rem" />
            </chakra.div>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="80%" />
            <Skeleton width="90%" />
            <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
              <Skeleton height="2.75rem" />
              <Skeleton height="2.75rem" />
            </chakra.div>
            <Skeleton height="3.25rem" />
          </Card>
        ))}
      </chakra.section>
    </chakra.div>
  )
}
