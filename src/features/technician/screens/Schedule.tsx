import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import type { Appointment, TechnicianDay } from '@/domain/technicianDay'
import type { WaitingAction } from '../state/actions'
import { Alert } from '@/ui/Alert'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { AppointmentCard, type AppointmentCardProps } from './AppointmentCard'
import { currentJob, isOpen } from './currentJob'

type ScheduleProps = Pick<AppointmentCardProps, 'onStep' | 'onSetOut' | 'onReport'> & {
  day: TechnicianDay
  waiting: readonly WaitingAction[]
}

/** "Today's Schedule": the jobs of today in the order of their time frames. */
export function Schedule({ day, waiting, onStep, onSetOut, onReport }: ScheduleProps) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const words = technician.day.schedule
  const { appointments, directionsUrl } = day
  const current = currentJob(appointments)
  return (
    <chakra.section aria-labelledby="schedule-title">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" mb="3">
        <chakra.h2 id="schedule-title" textStyle="section">
          {words.title}
        </chakra.h2>
        <chakra.p fontWeight="medium">{formats.shortDay(day.today)}</chakra.p>
      </chakra.div>
      {appointments.length === 0 ? (
        <Card>
          <EmptyState
            title={words.empty.title}
            text={day.tomorrow.length > 0 ? words.empty.withTomorrow : words.empty.text}
          />
        </Card>
      ) : (
        <>
          {!appointments.some(isOpen) && (
            <chakra.div mb="4">
              <Alert tone="success" title={words.allDone.title}>
                {day.tomorrow.length > 0 ? words.allDone.text : null}
              </Alert>
            </chakra.div>
          )}
          <chakra.ol
            listStyleType="none"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="4"
          >
            {appointments.map((appointment) => (
              <li key={appointment.id}>
                <AppointmentCard
                  appointment={appointment}
                  isCurrent={appointment === current}
                  held={heldOf(appointment, waiting)}
                  directionsUrl={directionsUrl}
                  onStep={onStep}
                  onSetOut={onSetOut}
                  onReport={onReport}
                />
              </li>
            ))}
          </chakra.ol>
        </>
      )}
    </chakra.section>
  )
}

function heldOf({ id }: Appointment, waiting: readonly WaitingAction[]) {
  const ofJob = waiting.filter(({ jobId }) => jobId === id)
  if (ofJob.some(({ state }) => state === 'refused')) return 'refused'
  return ofJob.length > 0 ? 'waiting' : null
}
