import { chakra } from '@chakra-ui/react'
import type { Job } from '@/domain/jobs'
import { Lines } from '@/features/admin/shared/screens/Lines'
import { OpenRecord } from '@/features/admin/shared/screens/OpenRecord'
import { priorityTones, statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import type { Formats } from '@/platform/formats/formats'
import { positionLabel, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { ActionMenu, type MenuAction } from '@/ui/overlay/ActionMenu'
import type { DataColumn } from '@/ui/table/columns'
import { wide } from '@/ui/table/tableStyles'
import { jobWords, type JobWords } from '../words'
import { canMove, nextStep, type JobDialogKind, type JobStep } from './jobSteps'

export type JobHandlers = {
  onOpen: (id: string) => void
  onStep: (job: Job, step: JobStep) => void
  onReplan: (job: Job) => void
  onDialog: (job: Job, kind: JobDialogKind) => void
  onSuggest: (job: Job) => void
  onDelete: (job: Job) => void
}

/** The eight columns of the jobs table. */
export function jobColumns(
  words: JobWords,
  glass: SharedWords,
  formats: Formats,
  handlers: JobHandlers,
): readonly DataColumn<Job>[] {
  const { columns } = words
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
                {words.issues(openIssues)}
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
        <Lines first={customer} rest={[vehicle || words.noVehicle]} />
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
            label={words.picture(positionLabel(glass, position, serviceType))}
          />
          {glass.services[serviceType].name}
        </chakra.div>
      ),
    },
    {
      id: 'technician',
      header: columns.technician,
      sort: 'technician',
      cell: ({ technician }) =>
        technician ?? <chakra.span color="fg.muted">{words.unassigned}</chakra.span>,
    },
    {
      id: 'schedule',
      header: columns.schedule,
      sort: 'schedule',
      minWidth: '9rem',
      cell: ({ scheduledDate, scheduledTime }) => (
        <Lines first={formats.shortDay(scheduledDate)} rest={[glass.timeFrames[scheduledTime]]} />
      ),
    },
    {
      id: 'status',
      header: columns.status,
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={statusTones[status]}>{glass.jobStatuses[status]}</StatusChip>
      ),
    },
    {
      id: 'priority',
      header: columns.priority,
      sort: 'priority',
      cell: ({ priority }) => (
        <Badge tone={priorityTones[priority]}>{words.priorities[priority]}</Badge>
      ),
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
  const words = useWords(jobWords)
  const { common } = useWords(sharedAdminWords)
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
          aria-label={words.stepFor(words.steps[step], job.id)}
          onClick={() => handlers.onStep(job, step)}
        >
          <chakra.span css={{ [wide]: { whiteSpace: 'nowrap' } }}>{words.steps[step]}</chakra.span>
        </Button>
      )}
      <ActionMenu
        label={common.actionsFor(job.id)}
        actions={menuOf(job, words, common, handlers)}
      />
    </chakra.div>
  )
}

function menuOf(
  job: Job,
  words: JobWords,
  common: SharedAdminWords['common'],
  { onOpen, onReplan, onDialog, onSuggest, onDelete }: JobHandlers,
): readonly MenuAction[] {
  const dialog = (kind: JobDialogKind, label: string): MenuAction => ({
    id: kind,
    label,
    onChoose: () => onDialog(job, kind),
  })
  const isOver = nextStep(job) === null
  return [
    { id: 'open', label: words.viewDetails, onChoose: () => onOpen(job.id) },
    ...(isOver ? [] : [dialog('edit', common.edit)]),
    ...(job.status === 'Assigned' ? [dialog('assign', words.steps.reassign)] : []),
    ...(canMove(job)
      ? [
          { id: 'suggest', label: words.suggest.button, onChoose: () => onSuggest(job) },
          dialog('reschedule', words.reschedule),
        ]
      : []),
    ...(job.status === 'In Progress'
      ? [{ id: 'replan', label: words.steps.replan, onChoose: () => onReplan(job) }]
      : []),
    ...(isOver ? [] : [{ ...dialog('cancel', words.cancel), startsGroup: true }]),
    {
      id: 'delete',
      label: common.delete,
      tone: 'danger',
      startsGroup: isOver,
      onChoose: () => onDelete(job),
    },
  ]
}
