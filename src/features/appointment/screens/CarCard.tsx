import { chakra } from '@chakra-ui/react'
import type { MyAppointment } from '@/domain/myAppointment'
import { useFormats } from '@/platform/formats/formats'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { SummaryList } from '@/ui/SummaryList'
import { appointmentWords } from '../words'

/** What is booked: the car with its window lit, the work, the place and the price. */
export function CarCard({ appointment }: { appointment: MyAppointment }) {
  const { rows: labels, carLabel, laborIncluded } = useWords(appointmentWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const { serviceType, position, glassType, price, paymentMethod } = appointment
  const glass = positionLabel(shared, position, serviceType)
  const rows = [
    { label: labels.service, value: shared.services[serviceType].name },
    { label: labels.position, value: glass },
    { label: labels.glass, value: glassType === 'none' ? '' : shared.glassTypes[glassType] },
    { label: labels.vehicle, value: appointment.vehicle },
    { label: labels.address, value: appointment.address },
    { label: labels.price, value: laborIncluded(formats.money(price)) },
    { label: labels.payment, value: shared.paymentMethods[paymentMethod] },
    { label: labels.reference, value: appointment.reference },
  ].filter(({ value }) => value !== '')
  return (
    <Card padding="none" overflow="hidden">
      <chakra.div bg="bg.subtle" px="6" py="4" display="grid" justifyItems="center" lineHeight="0">
        <GlassMapPicture
          service={serviceType}
          position={position}
          size="min(100%, 18rem)"
          label={carLabel(glass)}
        />
      </chakra.div>
      <chakra.div px={{ base: '4', md: '5' }} pt="3" pb="2">
        <SummaryList rows={rows} />
      </chakra.div>
    </Card>
  )
}
