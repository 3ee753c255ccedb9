import { chakra } from '@chakra-ui/react'
import { common } from '@/content/en/admin/common'
import { jobs } from '@/content/en/admin/jobs'
import { positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import type { Job } from '@/domain/jobs'
import { formatShortDate } from '@/domain/pacificTime'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { ActionMenu, type MenuAction } from '@/ui/overlay/ActionMenu'
import { StatusChip } from '@/ui/StatusChip'
import type { DataColumn } from '@/ui/table/columns'
import { Lines } from '../shared/Lines'
import { OpenRecord } from '../shared/OpenRecord'
import { priorityTones, statusTones } from '../shared/statusTones'
import { canMove, nextStep, stepLabel, type JobDialogKind, type JobStep } from './jobSteps'

const { columns } = jobs

export type JobHandlers = {
  onOpen: (id: string) => void
  onStep: (job: Job, step: JobStep) => void
  onReplan: (job: Job) => void
  onDialog: (job: Job, kind: JobDialogKind) => void
  onDelete: (job: Job) => void
}

/** The eight columns of the jobs table. */
export function jobColumns(handlers: JobHandlers): readonly DataColumn<Job>[] {
  return [
    {
      id: 'id',
      header: columns.id,
      sort: 'id',
      card: 'title',
      cell: ({ id, openIssues }) => (
        <Lines
          first={<OpenRecord id={id} onOpen={handlers.onOpen} />}
          rest={[
            openIssues > 0 && (
              <chakra.span color="danger.fg" fontWeight="semibold">
                {jobs.issues(openIssues)}
              </chakra.span>
            ),
          ]}
        />
      ),
    },
    {
      id: 'customer',
      header: columns.customer,
      sort: 'customer',
      minWidth: '10rem',
      cell: ({ customer, vehicle }) => (
        <Lines first={customer} rest={[vehicle || jobs.noVehicle]} />
      ),
    },
    {
      id: 'service',
      header: columns.service,
      minWidth: '9rem',
      cell: ({ serviceType, position }) => (
        <chakra.div display="grid" gap="1" justifyItems="start">
          <GlassMapPicture
            service={serviceType}
            position={position}
            size={72}
            label={jobs.picture(positionLabel(position, serviceType))}
          />
          {serviceEntry(serviceType).name}
        </chakra.div>
      ),
    },
    {
      id: 'technician',
      header: columns.technician,
      sort: 'technician',
      cell: ({ technician }) =>
        technician ?? <chakra.span color="fg.muted">{jobs.unassigned}</chakra.span>,
    },
    {
      id: 'schedule',
      header: columns.schedule,
      sort: 'schedule',
      minWidth: '9rem',
      cell: ({ scheduledDate, scheduledTime }) => (
        <Lines first={formatShortDate(scheduledDate)} rest={[scheduledTime]} />
      ),
    },
    {
      id: 'status',
      header: columns.status,
      sort: 'status',
      cell: ({ status }) => <StatusChip tone={statusTones[status]}>{status}</StatusChip>,
    },
    {
      id: 'priority',
      header: columns.priority,
      sort: 'priority',
      cell: ({ priority }) => <Badge tone={priorityTones[priority]}>{priority}</Badge>,
    },
    {
      id: 'actions',
      header: columns.actions,
      card: 'foot',
      cell: (job) => <RowActions job={job} handlers={handlers} />,
    },
  ]
}

function RowActions({ job, handlers }: { job: Job; handlers: JobHandlers }) {
  const step = nextStep(job)
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="1"
      justifyContent={step ? 'space-between' : 'flex-end'}
    >
      {step && (
        <Button
          size="sm"
          variant={step === 'assign' ? 'solid' : 'outline'}
          aria-label={jobs.stepFor(stepLabel(step), job.id)}
          onClick={() => handlers.onStep(job, step)}
        >
          <chakra.span whiteSpace="nowrap">{stepLabel(step)}</chakra.span>
        </Button>
      )}
      <ActionMenu label={common.actionsFor(job.id)} actions={menuOf(job, handlers)} />
    </chakra.div>
  )
}

function menuOf(
  job: Job,
  { onOpen, onReplan, onDialog, onDelete }: JobHandlers,
): readonly MenuAction[] {
  const dialog = (kind: JobDialogKind, label: string): MenuAction => ({
    id: kind,
    label,
    onChoose: () => onDialog(job, kind),
  })
  const isOver = nextStep(job) === null
  return [
    { id: 'open', label: jobs.viewDetails, onChoose: () => onOpen(job.id) },
    ...(isOver ? [] : [dialog('edit', common.edit)]),
    ...(job.status === 'Assigned' ? [dialog('assign', jobs.steps.reassign)] : []),
    ...(canMove(job) ? [dialog('reschedule', jobs.reschedule)] : []),
    ...(job.status === 'In Progress'
      ? [{ id: 'replan', label: jobs.steps.replan, onChoose: () => onReplan(job) }]
      : []),
    ...(isOver ? [] : [{ ...dialog('cancel', jobs.cancel), startsGroup: true }]),
    {
      id: 'delete',
      label: common.delete,
      tone: 'danger',
      startsGroup: isOver,
      onChoose: () => onDelete(job),
    },
  ]
}
