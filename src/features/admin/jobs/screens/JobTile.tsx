import { chakra } from '@chakra-ui/react'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { isLate, type BoardDay, type BoardJob } from '@/domain/capacity'
import { OpenRecord } from '@/features/admin/shared/screens/OpenRecord'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { StatusChip } from '@/ui/StatusChip'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { jobWords } from '../words'
import { TileMarks, type Mark } from './TileMarks'
import { isAbsent } from './boardPlaces'
import { canMove } from './jobSteps'

/** What can be done with a job from its tile, beside moving it. */
export type TileHandlers = {
  onOpen: (id: string) => void
  /** By a form in the place of dragging. */
  onReschedule: (job: BoardJob) => void
  /** Asks who could do it, and when. */
  onSuggest: (job: BoardJob) => void
}

type JobTileProps = {
  job: BoardJob
  board: BoardDay
  now: Date
  /** Small, naming its technician: for the board of a week. */
  isCompact?: boolean
  handlers: TileHandlers
  isCarried: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onGrip: () => void
  onGripKey: (event: KeyboardEvent) => void
  onGripBlur: () => void
}

/** A job on the board; by its grip it is picked up from the keyboard. */
export function JobTile({
  job,
  board,
  now,
  isCompact,
  handlers,
  isCarried,
  ...move
}: JobTileProps) {
  const words = useWords(jobWords)
  const { common } = useWords(sharedAdminWords)
  const { services, jobStatuses } = useWords(sharedWords)
  const isMovable = canMove(job)
  const grip = isMovable && (
    <chakra.button
      type="button"
      data-grip={job.id}
      aria-label={words.board.move(job.id)}
      aria-pressed={isCarried}
      onClick={move.onGrip}
      onKeyDown={move.onGripKey}
      onBlur={move.onGripBlur}
      display={{ base: 'none', md: 'grid' }}
      placeItems="center"
      flexShrink="0"
      boxSize={isCompact ? '6' : '8'}
      border="0"
      borderRadius="sm"
      bg={isCarried ? 'accent.muted' : 'transparent'}
      color="fg.muted"
      cursor="grab"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
    >
      <GripVertical aria-hidden="true" size={16} />
    </chakra.button>
  )
  const menu = isMovable && (
    <ActionMenu
      label={common.actionsFor(job.id)}
      actions={[
        {
          id: 'suggest',
          label: words.suggest.button,
          onChoose: () => handlers.onSuggest(job),
        },
        {
          id: 'reschedule',
          label: words.reschedule,
          onChoose: () => handlers.onReschedule(job),
        },
        { id: 'open', label: words.viewDetails, onChoose: () => handlers.onOpen(job.id) },
      ]}
    />
  )
  return (
    <chakra.div
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', job.id)
        move.onDragStart()
      }}
      onDragEnd={move.onDragEnd}
      p={isCompact ? '1.5' : '2.5'}
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor={isCarried ? 'accent.border' : job.overbooked ? 'danger.border' : 'border'}
      borderRadius="md"
      boxShadow={isCarried ? 'raised' : 'card'}
      opacity={isCarried ? 0.85 : 1}
      cursor={isMovable ? 'grab' : undefined}
      lineHeight="1.4"
      textStyle="small"
      css={isCompact ? { fontSize: 'xs' } : undefined}
    >
      <chakra.div display="flex" alignItems="center" gap={isCompact ? '0.5' : '1'} minH="8">
        {isCompact && grip}
        <OpenRecord id={job.id} onOpen={handlers.onOpen} />
        <chakra.span display="flex" alignItems="center" ms="auto" me="-1.5">
          {!isCompact && grip}
          {menu}
        </chakra.span>
      </chakra.div>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {job.customer}
      </chakra.p>
      <chakra.p color="fg.muted">
        <span>{services[job.serviceType].name}</span>
        {!isCompact && job.vehicle && <span>{` · ${job.vehicle}`}</span>}
      </chakra.p>
      {isCompact && job.technician && <p>{job.technician}</p>}
      <TileMarks marks={marksOf(job, board, now, isCompact)} />
      {/* On the week's board the technician, or that nobody has it, says what is planned. */}
      {!(isCompact && isMovable) && (
        <chakra.div mt="1.5">
          <StatusChip tone={statusTones[job.status]}>{jobStatuses[job.status]}</StatusChip>
        </chakra.div>
      )}
    </chakra.div>
  )
}

function marksOf(job: BoardJob, board: BoardDay, now: Date, isCompact?: boolean): readonly Mark[] {
  const isOpen = canMove(job)
  const marks: Mark[] = []
  if (isOpen && job.overbooked) marks.push('overbooked')
  if (isOpen && isAbsent(board, job.technicianId)) marks.push('absent')
  if (isLate(job, now)) marks.push('late')
  // On the day's board the row says it.
  if (isCompact && isOpen && job.technicianId === null) marks.push('unassigned')
  return marks
}
