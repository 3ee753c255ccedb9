import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { ChevronDown, CloudOff, TriangleAlert, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { arrivalOf, maySetOut, type Appointment } from '@/domain/technicianDay'
import { nameBesideValue } from '@/ui/nameBesideValue'

/** What needs a second look on a job, if anything does. */
export function AppointmentSigns({
  appointment,
  held,
}: {
  appointment: Appointment
  held: 'waiting' | 'refused' | null
}) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const words = technician.day.job
  const { priority, openIssues, status } = appointment
  const arrival = maySetOut(appointment) ? arrivalOf(appointment) : null
  const isOver = status === 'completed' || status === 'cancelled'
  const signs = [
    arrival && (
      <Sign key="a" icon={<Truck size={18} />} text={words.onTheWay(formats.time(arrival))} />
    ),
    held === 'waiting' && <Sign key="w" icon={<CloudOff size={18} />} text={words.waiting} />,
    held === 'refused' && <Sign key="r" icon={<TriangleAlert size={18} />} text={words.refused} />,
    openIssues > 0 && (
      <Sign key="i" icon={<TriangleAlert size={18} />} text={words.issues(openIssues)} />
    ),
    priority === 'High' && !isOver && (
      <Sign key="p" icon={<TriangleAlert size={18} />} text={words.high} />
    ),
  ].filter(Boolean)
  if (signs.length === 0) return null
  return (
    <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {signs}
    </chakra.ul>
  )
}

function Sign({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <chakra.li display="flex" gap="2" alignItems="center" fontWeight="semibold">
      <chakra.span aria-hidden="true">{icon}</chakra.span>
      {text}
    </chakra.li>
  )
}

/** What is seldom needed of a job, behind one press. */
export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const technician = useWords(technicianWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const words = technician.day.job
  const { facts } = words
  const rows = [
    [facts.id, appointment.id],
    [facts.time, appointment.time],
    [facts.glass, shared.officeGlassTypes[appointment.glassType]],
    [facts.price, `${formats.money(appointment.amount)}, ${words.perGlass}`],
    [facts.phone, appointment.customerPhone || words.noPhone],
    [facts.priority, appointment.priority],
  ] as const
  return (
    <chakra.details
      borderTop="1px solid"
      borderColor="border"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minH="touch"
        px="4"
        cursor="pointer"
        fontWeight="semibold"
        listStyleType="none"
        borderRadius="md"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <span>
          {words.details}
          <chakra.span srOnly>{words.detailsOf(appointment.customer)}</chakra.span>
        </span>
        <ChevronDown aria-hidden="true" size={20} />
      </chakra.summary>
      <chakra.dl px="4" pb="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap="1.5">
        {rows.map(([label, value]) => (
          <chakra.div key={label} css={nameBesideValue.row}>
            <chakra.dt color="fg.muted" css={nameBesideValue.name}>
              {label}
            </chakra.dt>
            <chakra.dd m="0" fontWeight="medium" css={nameBesideValue.value}>
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.details>
  )
}
