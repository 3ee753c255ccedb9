import { chakra } from '@chakra-ui/react'
import {
  isAppointmentOpen,
  type AppointmentState,
  type MyAppointment,
} from '@/domain/myAppointment'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import type { BadgeTone } from '@/ui/Badge'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { StatusChip } from '@/ui/StatusChip'
import { appointmentWords } from '../words'

const tones: Record<AppointmentState, BadgeTone> = {
  booked: 'neutral',
  confirmed: 'accent',
  assigned: 'accent',
  on_the_way: 'warning',
  in_progress: 'warning',
  done: 'success',
  cancelled: 'danger',
}

type AppointmentCardProps = { appointment: MyAppointment; href: string }

/** One appointment in the list of a customer, with the way to it. */
export function AppointmentCard({ appointment, href }: AppointmentCardProps) {
  const { account: words, states } = useWords(appointmentWords)
  const { services, timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const { state, date, timeFrame, serviceType, position, vehicle, reference } = appointment
  const what = [services[serviceType].name, vehicle].filter(Boolean).join(', ')
  return (
    <Card
      as="article"
      aria-label={`${formats.longDay(date)}, ${what}`}
      display="flex"
      alignItems="center"
      gap={{ base: '3', sm: '5' }}
    >
      <chakra.div flexShrink="0" lineHeight="0" display={{ base: 'none', sm: 'block' }}>
        <GlassMapPicture service={serviceType} position={position} size={120} />
      </chakra.div>
      <chakra.div css={content}>
        <chakra.div flex="1 1 14rem" minW="0" display="grid" gap="1.5">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.h3 textStyle="card">{formats.shortDay(date)}</chakra.h3>
            <StatusChip tone={tones[state]}>{states[state]}</StatusChip>
          </chakra.div>
          <chakra.p fontWeight="semibold">{timeFrames[timeFrame]}</chakra.p>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {what}
          </chakra.p>
        </chakra.div>
        <LinkButton href={href} variant="outline">
          {isAppointmentOpen(appointment) ? words.see : words.seePast}
          <chakra.span srOnly> {words.seeName(reference)}</chakra.span>
        </LinkButton>
      </chakra.div>
    </Card>
  )
}

const content = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '3',
  flex: '1',
  minW: '0',
}
