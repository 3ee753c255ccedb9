import { chakra } from '@chakra-ui/react'
import { CalendarOff, Star, TriangleAlert } from 'lucide-react'
import type { Technician } from '@/domain/technicians'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { RecordCard, type CardFact } from '@/features/admin/shared/screens/RecordCard'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { PhoneLink } from '@/ui/PhoneLink'
import { TextLink } from '@/ui/TextLink'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { technicianWords, type TechnicianWords } from '../words'

type TechnicianCardProps = {
  technician: Technician
  onOpen: (id: string) => void
  onEdit: (technician: Technician) => void
  onAssign: (technician: Technician) => void
  onTime: (technician: Technician) => void
  onDelete: (technician: Technician) => void
}

/** One technician. Nobody off duty is assigned a job. */
export function TechnicianCard({ technician, ...actions }: TechnicianCardProps) {
  const words = useWords(technicianWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  return (
    <RecordCard
      id={technician.id}
      title={technician.name}
      onOpen={actions.onOpen}
      chips={
        <>
          <StatusChip tone={statusTones[technician.status]}>
            {words.statuses[technician.status]}
          </StatusChip>
          {technician.absentToday && (
            <Badge tone="warning">
              <CalendarOff aria-hidden="true" size={14} />
              {words.card.offToday}
            </Badge>
          )}
        </>
      }
      aside={<Rating rating={technician.rating} />}
      facts={technicianFacts(technician, words, formats)}
      actions={
        <>
          {technician.dutyStatus !== 'off-duty' && (
            <Button
              size="sm"
              variant="solid"
              aria-label={`${words.assign.button}, ${technician.id}`}
              onClick={() => actions.onAssign(technician)}
            >
              {words.assign.button}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={`${words.time.button}, ${technician.id}`}
            onClick={() => actions.onTime(technician)}
          >
            {words.time.button}
          </Button>
          <Button
            size="sm"
            aria-label={`${common.edit}, ${technician.id}`}
            onClick={() => actions.onEdit(technician)}
          >
            {common.edit}
          </Button>
          <chakra.span ms="auto">
            <ActionMenu
              label={common.actionsFor(technician.id)}
              actions={[
                {
                  id: 'delete',
                  label: common.delete,
                  tone: 'danger',
                  onChoose: () => actions.onDelete(technician),
                },
              ]}
            />
          </chakra.span>
        </>
      }
    >
      {!technician.hasHours && (
        <chakra.p
          display="flex"
          alignItems="flex-start"
          gap="1.5"
          textStyle="small"
          color="warning.fg"
        >
          <chakra.span aria-hidden="true" display="inline-flex" flexShrink="0" mt="0.5">
            <TriangleAlert size={16} />
          </chakra.span>
          {words.card.noHours}
        </chakra.p>
      )}
    </RecordCard>
  )
}

function Rating({ rating }: { rating: number }) {
  const { card } = useWords(technicianWords)
  const { decimal } = useFormats()
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" flexShrink="0">
      <chakra.span aria-hidden="true" color="action" display="inline-flex">
        <Star size={18} fill="currentColor" />
      </chakra.span>
      <chakra.strong aria-hidden="true" fontVariantNumeric="tabular-nums">
        {decimal(rating)}
      </chakra.strong>
      <chakra.span srOnly>{card.rating(rating)}</chakra.span>
    </chakra.span>
  )
}

/** What a technician is and does, line by line. */
export function technicianFacts(
  technician: Technician,
  { card: words }: TechnicianWords,
  formats: Formats,
): CardFact[] {
  const { email, phone, location, specialties, completedJobs, currentJob } = technician
  return [
    {
      label: words.email,
      value: (
        <TextLink href={`mailto:${email}`}>
          <BreakableEmail email={email} />
        </TextLink>
      ),
    },
    {
      label: words.phone,
      value: phone ? <PhoneLink text={phone} /> : words.noPhone,
    },
    { label: words.area, value: location || words.noArea },
    {
      label: words.specialties,
      value:
        specialties.length === 0 ? (
          words.noSpecialties
        ) : (
          <chakra.span
            display="flex"
            flexWrap="wrap"
            gap="1.5"
            css={{ '& > span': { whiteSpace: 'normal' } }}
          >
            {specialties.map((specialty) => (
              <Badge key={specialty}>{specialty}</Badge>
            ))}
          </chakra.span>
        ),
    },
    { label: words.completedJobs, value: formats.number(completedJobs) },
    ...(currentJob
      ? [
          {
            label: words.currentJob,
            value: <TextLink href={`/admin/jobs?record=${currentJob}`}>{currentJob}</TextLink>,
          },
        ]
      : []),
  ]
}
