import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { common } from '@/content/en/admin/common'
import { technicians } from '@/content/en/admin/technicians'
import type { Technician } from '@/domain/technicians'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { StatusChip } from '@/ui/StatusChip'
import { TextLink } from '@/ui/TextLink'
import { BreakableEmail } from '../shared/BreakableEmail'
import { RecordCard, type CardFact } from '../records/RecordCard'
import { statusTones } from '../shared/statusTones'

const words = technicians.card

type TechnicianCardProps = {
  technician: Technician
  onOpen: (id: string) => void
  onEdit: (technician: Technician) => void
  onAssign: (technician: Technician) => void
  onDelete: (technician: Technician) => void
}

/** One technician (specification, section 2). Nobody off duty is assigned a job. */
export function TechnicianCard({ technician, ...acts }: TechnicianCardProps) {
  return (
    <RecordCard
      id={technician.id}
      title={technician.name}
      onOpen={acts.onOpen}
      chips={<StatusChip tone={statusTones[technician.status]}>{technician.status}</StatusChip>}
      aside={<Rating rating={technician.rating} />}
      facts={technicianFacts(technician)}
      actions={
        <>
          {technician.dutyStatus !== 'off-duty' && (
            <Button
              size="sm"
              variant="solid"
              aria-label={`${technicians.assign.button}, ${technician.id}`}
              onClick={() => acts.onAssign(technician)}
            >
              {technicians.assign.button}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={`${common.edit}, ${technician.id}`}
            onClick={() => acts.onEdit(technician)}
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
                  onChoose: () => acts.onDelete(technician),
                },
              ]}
            />
          </chakra.span>
        </>
      }
    />
  )
}

function Rating({ rating }: { rating: number }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" flexShrink="0">
      <chakra.span aria-hidden="true" color="action" display="inline-flex">
        <Star size={18} fill="currentColor" />
      </chakra.span>
      <chakra.strong aria-hidden="true" fontVariantNumeric="tabular-nums">
        {rating.toFixed(1)}
      </chakra.strong>
      <chakra.span srOnly>{words.rating(rating)}</chakra.span>
    </chakra.span>
  )
}

/** What a technician is and does, line by line. */
export function technicianFacts(technician: Technician): CardFact[] {
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
      value: phone ? (
        <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</TextLink>
      ) : (
        words.noPhone
      ),
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
    { label: words.completedJobs, value: completedJobs.toLocaleString('en-US') },
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
