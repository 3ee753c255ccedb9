import { chakra } from '@chakra-ui/react'
import { MapPin, Navigation, Phone } from 'lucide-react'
import { technician } from '@/content/en/technician'
import { positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import type { Appointment, TechnicianStep } from '@/domain/technicianDay'
import { Button, LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { AppointmentChip } from './AppointmentChip'
import { AppointmentDetails, AppointmentSigns } from './AppointmentDetails'
import { bigStep, directionsTo, telephoneLink } from './currentJob'
import { frameEnds } from './formatTime'

const words = technician.job

export type AppointmentCardProps = {
  appointment: Appointment
  /** The job at hand: its next step is at the foot of the screen, in reach of the thumb. */
  isCurrent: boolean
  /** Whether something done on it waits to be sent, or was refused. */
  held: 'waiting' | 'refused' | null
  /** See `TechnicianDay.directionsUrl`. */
  directionsUrl: string
  onStep: (appointment: Appointment, step: TechnicianStep | 'complete') => void
  onReport: (appointment: Appointment) => void
}

/** One job of the day: where, who, what, and the next thing to do. */
export function AppointmentCard({
  appointment,
  isCurrent,
  held,
  directionsUrl,
  onStep,
  onReport,
}: AppointmentCardProps) {
  const { time, customer, serviceType, position, vehicle, plate, address, status } = appointment
  const isDone = status === 'completed' || status === 'cancelled'
  const step = bigStep(appointment)
  const call = telephoneLink(appointment.customerPhone)
  const ends = frameEnds(time)
  const place = positionLabel(position, serviceType)

  return (
    <Card
      as="article"
      padding="none"
      overflow="hidden"
      aria-label={`${time}, ${customer}`}
      depth={isDone ? 'flat' : 'resting'}
      {...(isCurrent ? { borderColor: 'accent.border', borderWidth: '2px' } : {})}
    >
      <chakra.div p="4" display="grid" gap="3">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {isCurrent && status !== 'in-progress' && (
            <chakra.p flex="1 0 100%" textStyle="eyebrow">
              {words.next}
            </chakra.p>
          )}
          <chakra.p flex="1 1 auto" fontFamily="heading" fontSize="xl" fontWeight="bold">
            <time dateTime={appointment.date}>
              <chakra.span aria-hidden="true">
                {ends.start} – {ends.end}
              </chakra.span>
              <chakra.span srOnly>{time}</chakra.span>
            </time>
          </chakra.p>
          <AppointmentChip status={status} />
        </chakra.div>

        <chakra.div
          display="grid"
          gridTemplateColumns={isDone ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(5.5rem, 34%)'}
          gap="3"
          alignItems="center"
        >
          <chakra.div minW="0">
            <chakra.h3 textStyle="card" fontSize="xl">
              {customer}
            </chakra.h3>
            <chakra.p fontWeight="semibold">
              {serviceEntry(serviceType).name}
              {position !== 'main' && <>, {place.toLowerCase()}</>}
            </chakra.p>
            <chakra.p>
              {vehicle}
              {plate && (
                <>
                  {' · '}
                  <chakra.span whiteSpace="nowrap">{words.plate(plate)}</chakra.span>
                </>
              )}
            </chakra.p>
          </chakra.div>
          {!isDone && (
            <chakra.div
              maxW="12rem"
              justifySelf="end"
              width="full"
              // Lit in glass-teal: amber is kept for the one next step.
              style={{ '--sun-colors-car-chosen': 'var(--sun-colors-car-lit)' } as never}
            >
              <GlassMapPicture
                service={serviceType}
                position={position}
                size="100%"
                label={words.glass(place)}
              />
            </chakra.div>
          )}
        </chakra.div>

        <AppointmentSigns appointment={appointment} held={held} />

        <chakra.p display="flex" gap="2" alignItems="flex-start">
          <chakra.span aria-hidden="true" mt="1" flexShrink="0">
            <MapPin size={18} />
          </chakra.span>
          <span>{address}</span>
        </chakra.p>

        {appointment.notes && !isDone && (
          <chakra.p
            ps="3"
            borderInlineStart="3px solid"
            borderColor="accent.border"
            whiteSpace="pre-line"
          >
            <chakra.span fontWeight="semibold">{words.notes}: </chakra.span>
            {appointment.notes}
          </chakra.p>
        )}
        {status === 'cancelled' && <p>{words.cancelled}</p>}

        {status !== 'cancelled' && (
          <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
            <LinkButton
              href={directionsTo(address, directionsUrl)}
              target="_blank"
              rel="noreferrer"
              width="full"
            >
              <Navigation aria-hidden="true" size={18} />
              {words.navigate}
              <chakra.span srOnly>{words.navigateTo(address)}</chakra.span>
            </LinkButton>
            {status === 'completed' ? (
              <Button width="full" onClick={() => onReport(appointment)}>
                {words.report}
                <chakra.span srOnly>{words.forWhom(customer)}</chakra.span>
              </Button>
            ) : call ? (
              <LinkButton href={call} width="full">
                <Phone aria-hidden="true" size={18} />
                {words.call}
                <chakra.span srOnly>{words.callWhom(customer)}</chakra.span>
              </LinkButton>
            ) : (
              <chakra.p alignSelf="center" textAlign="center">
                {words.noPhone}
              </chakra.p>
            )}
          </chakra.div>
        )}
        {step && !isCurrent && (
          <Button width="full" onClick={() => onStep(appointment, step)}>
            {words.steps[step]}
            <chakra.span srOnly>{words.forWhom(customer)}</chakra.span>
          </Button>
        )}
      </chakra.div>
      {!isDone && <AppointmentDetails appointment={appointment} />}
    </Card>
  )
}
