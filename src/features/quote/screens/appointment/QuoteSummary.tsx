import { chakra } from '@chakra-ui/react'
import { quoteWords } from '../../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import { isStepDone, quoteStepPaths, vehicleName } from '@/domain/quoteProgress'
import { useFormats } from '@/platform/formats/formats'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { SummaryList, type SummaryRow } from '@/ui/SummaryList'
import type { VehiclePlace } from '../StepFrame'

/** What has been answered so far, each line with the way back to change it or to give it. */
export function QuoteSummary({ draft, vehicleHref }: VehiclePlace & { draft: QuoteDraft }) {
  const { appointment, service } = useWords(quoteWords)
  const words = appointment.summary
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const { serviceType } = draft.serviceSelection
  const { position } = draft.glassPosition
  const { glassType } = draft.glassSelection
  const phone = draft.vehicleInfo.phoneNumber.trim()
  const chosen = position !== '' && serviceType !== ''
  const glassName = chosen ? positionLabel(shared, position, serviceType) : ''
  const { rows } = words

  const row = (label: string, value: string, href: string, missing: string): SummaryRow => ({
    label,
    value: value || missing,
    missing: value === '',
    change: {
      href,
      text: value ? words.change : missing === words.missing.choice ? words.choose : words.add,
    },
  })

  return (
    <Card padding="none" overflow="hidden">
      <chakra.div bg="bg.subtle" px="6" py="4" display="grid" justifyItems="center" lineHeight="0">
        <GlassMapPicture
          service={serviceType || undefined}
          position={chosen ? position : undefined}
          size="min(100%, 15rem)"
          label={chosen ? words.carLabel(glassName) : undefined}
        />
      </chakra.div>
      <chakra.div px={{ base: '4', md: '5' }} pt="4" pb="2">
        <chakra.h2 textStyle="card">{words.title}</chakra.h2>
        <SummaryList
          rows={[
            row(rows.vehicle, vehicleName(draft.vehicleInfo), vehicleHref, words.missing.vehicle),
            row(
              rows.service,
              serviceType && service.names[serviceType],
              quoteStepPaths[2],
              words.missing.choice,
            ),
            row(
              rows.position,
              isStepDone(draft, 3) ? glassName : '',
              quoteStepPaths[3],
              words.missing.choice,
            ),
            // Where there was nothing to choose, there is nothing to say or change.
            ...(glassType === 'none'
              ? []
              : [
                  row(
                    rows.glass,
                    glassType && shared.glassTypes[glassType],
                    quoteStepPaths[4],
                    words.missing.choice,
                  ),
                ]),
            row(rows.phone, phone, vehicleHref, words.missing.phone),
          ]}
        />
      </chakra.div>
      <chakra.div px={{ base: '4', md: '5' }} py="4" bg="accent.subtle">
        {glassType ? (
          <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
            <chakra.span srOnly>{rows.price}</chakra.span>
            <chakra.span textStyle="figure">
              {formats.money(draft.glassSelection.price)}
            </chakra.span>
            <chakra.span color="fg.muted">{shared.prices.laborIncluded}</chakra.span>
          </chakra.p>
        ) : (
          <chakra.p color="fg.muted">{words.noPrice}</chakra.p>
        )}
      </chakra.div>
    </Card>
  )
}
