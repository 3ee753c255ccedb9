import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { MapPin, Navigation, Phone, Truck } from 'lucide-react'
import { maySetOut, type Appointment, type TechnicianStep } from '@/domain/technicianDay'
import { Button, LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { AppointmentChip } from './AppointmentChip'
import { AppointmentDetails, AppointmentSigns } from './AppointmentDetails'
import { FromCustomer } from './FromCustomer'
import { bigStep, directionsTo, telephoneLink } from './currentJob'

export type AppointmentCardProps = {
  appointment: Appointment
  /** The job at hand: its next step is at the foot of the screen, in reach of the thumb. */
  isCurrent: boolean
  /** Whether something done on it waits to be sent, or was refused. */
  held: 'waiting' | 'refused' | null
  /** See `TechnicianDay.directionsUrl`. */
  directionsUrl: string
  onStep: (appointment: Appointment, step: TechnicianStep | 'complete') => void
  /** "On my way": asks how long the way takes. */
  onSetOut: (appointment: Appointment) => void
  onReport: (appointment: Appointment) => void
}

/** One job of the day: where, who, what, and the next thing to do. */
export function AppointmentCard({
  appointment,
  isCurrent,
  held,
  directionsUrl,
  onStep,
  onSetOut,
  onReport,
}: AppointmentCardProps) {
  const technician = useWords(technicianWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const words = technician.day.job
  const { time, customer, serviceType, position, vehicle, plate, address, status } = appointment
  const isDone = status === 'completed' || status === 'cancelled'
  const step = bigStep(appointment)
  const call = telephoneLink(appointment.customerPhone)
  const ends = formats.frameEnds(time)
  const place = positionLabel(shared, position, serviceType)

  return (
    <Card
      as="article"
      padding="none"
      overflow="hidden"
      aria-label={`${time}, ${customer}`}
      depth={isDone ? 'flat' : 'resting'}
      {...(isCurrent ? { borderColor: 'accent.border', borderWidth: '2px' } : {})}
    >
      <chakra.div p="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {isCurrent && status !== 'in-progress' && (
            <chakra.p flex="1 0 100%" textStyle="eyebrow">
              {words.next}
            </chakra.p>
          )}
          <chakra.p flex="1 1 auto" fontFamily="heading" fontSize="xl" fontWeight="bold">
            <time dateTime={appointment.date}>
              <chakra.span aria-hidden="true">{`${ends.start} – ${ends.end}`}</chakra.span>
              <chakra.span srOnly>{time}</chakra.span>
            </time>
          </chakra.p>
          <AppointmentChip status={status} />
        </chakra.div>

        <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="2" alignItems="center">
          <chakra.div flex="1 1 8.5rem" minW="0">
            <chakra.h3 textStyle="card" fontSize="xl">
              {customer}
            </chakra.h3>
            <chakra.p fontWeight="semibold">
              <span>{shared.services[serviceType].name}</span>
              {position !== 'main' && <span>{`, ${place.toLowerCase()}`}</span>}
            </chakra.p>
            <chakra.p>
              <span>{vehicle}</span>
              {plate && (
                <span>
                  {' · '}
                  <chakra.span display="inline-block">{words.plate(plate)}</chakra.span>
                </span>
              )}
            </chakra.p>
          </chakra.div>
          {!isDone && (
            <chakra.div
              flex="0 0 34%"
              minW="5.5rem"
              maxW="12rem"
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

        {!isDone && <FromCustomer appointment={appointment} />}

        {appointment.notes && !isDone && (
          <chakra.p
            ps="3"
            borderInlineStart="3px solid"
            borderColor="accent.border"
            whiteSpace="pre-line"
          >
            <chakra.span fontWeight="semibold">{words.notes}: </chakra.span>
            <span>{appointment.notes}</span>
          </chakra.p>
        )}
        {status === 'cancelled' && <p>{words.cancelled}</p>}

        {status !== 'cancelled' && (
          <chakra.div
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(min(7rem, 100%), 1fr))"
            gap="2"
          >
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
        {maySetOut(appointment) && (
          <Button width="full" onClick={() => onSetOut(appointment)}>
            <Truck aria-hidden="true" size={18} />
            {appointment.onTheWayAt ? words.newArrival : words.onMyWay}
            <chakra.span srOnly>{words.forWhom(customer)}</chakra.span>
          </Button>
        )}
        {step && !isCurrent && (
          <Button width="full" onClick={() => onStep(appointment, step)}>
            <span>{words.steps[step]}</span>
            <chakra.span srOnly>{words.forWhom(customer)}</chakra.span>
          </Button>
        )}
      </chakra.div>
      {!isDone && <AppointmentDetails appointment={appointment} />}
    </Card>
  )
}
