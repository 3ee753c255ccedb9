import { chakra } from '@chakra-ui/react'
import { quoteWords } from '../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import { vehicleName } from '@/domain/quoteProgress'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { TextLink } from '@/ui/TextLink'

type VehicleLineProps = { draft: QuoteDraft; vehicleHref: string }

/** The vehicle in one line, with the way to change it; for windows where the form is on this page. */
export function VehicleLine({ draft, vehicleHref }: VehicleLineProps) {
  const { vehicle } = useWords(quoteWords)
  const name = vehicleName(draft.vehicleInfo)
  return (
    <Card padding="none" depth="flat" mb="5" px="4" py="3">
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.span color="fg.muted" textStyle="small">
          {vehicle.yours}
        </chakra.span>
        <chakra.span fontWeight="semibold" flex="1 1 auto" minW="0">
          {name || vehicle.missing}
        </chakra.span>
        <TextLink
          href={vehicleHref}
          aria-label={name ? vehicle.changeName : vehicle.addName}
          py="1"
        >
          {name ? vehicle.change : vehicle.add}
        </TextLink>
      </chakra.p>
    </Card>
  )
}
