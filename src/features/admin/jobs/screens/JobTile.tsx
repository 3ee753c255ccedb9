import { chakra } from '@chakra-ui/react'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Job } from '@/domain/jobs'
import { OpenRecord } from '@/features/admin/shared/screens/OpenRecord'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { jobWords } from '../words'
import { canMove } from './jobSteps'

type JobTileProps = {
  job: Job
  isCarried: boolean
  onOpen: (id: string) => void
  onReschedule: (job: Job) => void
  onDragStart: () => void
  onDragEnd: () => void
  onGrip: () => void
  onGripKey: (event: KeyboardEvent) => void
  onGripBlur: () => void
}

/** A job on the day board; by its grip it is picked up from the keyboard. */
export function JobTile({
  job,
  isCarried,
  onOpen,
  onReschedule,
  onDragStart,
  onDragEnd,
  onGrip,
  onGripKey,
  onGripBlur,
}: JobTileProps) {
  const words = useWords(jobWords)
  const { services, jobStatuses } = useWords(sharedWords)
  const isMovable = canMove(job)
  return (
    <chakra.div
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', job.id)
        onDragStart()
      }}
      onDragEnd={onDragEnd}
      p="2.5"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor={isCarried ? 'accent.border' : 'border'}
      borderRadius="md"
      boxShadow={isCarried ? 'raised' : 'card'}
      opacity={isCarried ? 0.85 : 1}
      cursor={isMovable ? 'grab' : undefined}
      lineHeight="1.4"
      textStyle="small"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="1"
        minH="8"
      >
        <OpenRecord id={job.id} onOpen={onOpen} />
        {isMovable && (
          <chakra.button
            type="button"
            data-grip={job.id}
            aria-label={words.board.move(job.id)}
            aria-pressed={isCarried}
            onClick={onGrip}
            onKeyDown={onGripKey}
            onBlur={onGripBlur}
            display={{ base: 'none', md: 'grid' }}
            placeItems="center"
            boxSize="8"
            border="0"
            borderRadius="sm"
            bg={isCarried ? 'accent.muted' : 'transparent'}
            color="fg.muted"
            cursor="grab"
            _hover={{ bg: 'bg.muted', color: 'fg' }}
          >
            <GripVertical aria-hidden="true" size={16} />
          </chakra.button>
        )}
      </chakra.div>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {job.customer}
      </chakra.p>
      <chakra.p color="fg.muted">
        <span>{services[job.serviceType].name}</span>
        {job.vehicle && <span>{` · ${job.vehicle}`}</span>}
      </chakra.p>
      <chakra.div mt="1.5">
        <StatusChip tone={statusTones[job.status]}>{jobStatuses[job.status]}</StatusChip>
      </chakra.div>
      {isMovable && (
        <chakra.div display={{ md: 'none' }} mt="2">
          <Button size="sm" onClick={() => onReschedule(job)}>
            {words.reschedule}
            <chakra.span srOnly> {job.id}</chakra.span>
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
