import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { appointmentSteps, type MyAppointment, type AppointmentStep } from '@/domain/myAppointment'
import { businessToday } from '@/domain/businessTime'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Glyph } from '@/ui/Glyph'
import { appointmentWords, type AppointmentWords } from '../words'

/** How far an appointment is: the steps from booking to the finished work, with their times. */
export function Timeline({ appointment }: { appointment: MyAppointment }) {
  const { steps: words } = useWords(appointmentWords)
  const formats = useFormats()
  const { state, steps } = appointment
  const current = appointmentSteps.indexOf(state as AppointmentStep)
  const [today] = useState(() => businessToday(new Date()))
  return (
    <chakra.ol aria-label={words.title} listStyleType="none" m="0" p="0">
      {appointmentSteps.map((step, place) => {
        const isReached = place <= current
        const isCurrent = place === current
        const at = steps.find((reached) => reached.step === step)?.at
        const isLast = place === appointmentSteps.length - 1
        const detail =
          isCurrent && step === 'on_the_way'
            ? arrivalText(appointment, words, (instant) => formats.time(instant))
            : null
        return (
          <chakra.li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            display="grid"
            gridTemplateColumns="1.75rem minmax(0, 1fr)"
            columnGap="3"
          >
            <chakra.span aria-hidden="true" css={marks.column}>
              <chakra.span
                css={{
                  ...marks.dot,
                  ...(isReached ? marks.reached : {}),
                  ...(isCurrent ? marks.current : {}),
                }}
              >
                {isReached && <Glyph name="check" size="4" />}
              </chakra.span>
              {!isLast && (
                <chakra.span css={{ ...marks.line, ...(place < current ? marks.done : {}) }} />
              )}
            </chakra.span>
            <chakra.div pb={isLast ? '0' : '4'} minW="0">
              <chakra.p
                fontWeight={isCurrent ? 'bold' : isReached ? 'semibold' : 'normal'}
                color={isReached ? 'fg' : 'fg.muted'}
              >
                {stepText(step, appointment, words, isReached)}
                {!isReached && <chakra.span srOnly>{`, ${words.notYet}`}</chakra.span>}
              </chakra.p>
              {(detail ?? (isReached && at)) && (
                <chakra.p textStyle="small" color="fg.muted">
                  {detail ?? (at && formats.moment(new Date(at), today))}
                </chakra.p>
              )}
            </chakra.div>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

function stepText(
  step: AppointmentStep,
  { technician, state }: MyAppointment,
  words: AppointmentWords['steps'],
  isReached: boolean,
): string {
  if (!technician || !isReached) return words.names[step]
  if (step === 'assigned') return words.assignedTo(technician)
  if (step === 'on_the_way' && state === step) return words.isOnTheWay(technician)
  if (step === 'in_progress' && state === step) return words.isWorking(technician)
  return words.names[step]
}

/** "about 20 minutes, there at about 10:20 AM", as far as the technician said. */
function arrivalText(
  { onTheWayMinutes, arrivesAt }: MyAppointment,
  words: AppointmentWords['steps'],
  time: (instant: Date) => string,
): string | null {
  const parts = [
    onTheWayMinutes !== null && words.minutes(onTheWayMinutes),
    arrivesAt !== null && words.arrives(time(new Date(arrivesAt))),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : null
}

const marks = {
  column: { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  dot: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    bg: 'bg.surface',
  },
  reached: { borderColor: 'accent.border', bg: 'accent.subtle', color: 'accent.fg' },
  current: { borderColor: 'accent.solid', bg: 'accent.solid', color: 'accent.onSolid' },
  line: { flex: '1', width: '2px', minH: '3', bg: 'border' },
  done: { bg: 'accent.border' },
} as const
