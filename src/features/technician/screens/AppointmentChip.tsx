import { chakra } from '@chakra-ui/react'
import type { AppointmentStatus } from '@/domain/technicianDay'
import { ChangeMotion } from '@/ui/motion/ChangeMotion'

const dots: Record<AppointmentStatus, string> = {
  pending: 'warning',
  confirmed: 'accent',
  'in-progress': 'accent',
  completed: 'success',
  cancelled: 'danger',
}
const sheets: Record<AppointmentStatus, string> = {
  pending: 'warning.subtle',
  confirmed: 'accent.subtle',
  'in-progress': 'accent.muted',
  completed: 'success.subtle',
  cancelled: 'danger.subtle',
}

/** The status of an appointment in the words of its value set, in full ink so that it reads in the sun. */
export function AppointmentChip({ status }: { status: AppointmentStatus }) {
  return (
    <ChangeMotion value={status}>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="8"
        px="3"
        borderRadius="full"
        borderWidth="1px"
        borderStyle="solid"
        borderColor={dots[status]}
        bg={sheets[status]}
        color="fg"
        fontSize="sm"
        fontWeight="semibold"
        whiteSpace="nowrap"
      >
        <chakra.span aria-hidden="true" boxSize="2.5" borderRadius="full" bg={dots[status]} />
        <chakra.span
          display="inline-block"
          css={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {status}
        </chakra.span>
      </chakra.span>
    </ChangeMotion>
  )
}
