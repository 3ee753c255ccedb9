import { chakra } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { Affected, WayOut } from '@/domain/capacity'
import { SaveFailure } from '../../screens/SaveFailure'
import { sharedAdminWords } from '../../words'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { TextLink } from '@/ui/TextLink'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { wayWords } from '../words'
import { useWay, useWayNames } from './useWay'

type Done = { affected: Affected; told: string }

type AffectedJobsProps = {
  affected: readonly Affected[]
  /** What is said of the jobs that are left, where they do not fit for another reason than time. */
  title?: (jobs: number) => string
}

/**
 * The jobs that no longer fit their technician, each with the best way out as its button and the others in a
 * menu. What was done stays, ticked, while the dialog is open.
 */
export function AffectedJobs({ affected, title }: AffectedJobsProps) {
  const words = useWords(wayWords).affected
  const id = useId()
  const [done, setDone] = useState<readonly Done[]>([])
  const open = affected.filter(({ job }) => !done.some((one) => one.affected.job.id === job.id))
  if (open.length === 0 && done.length === 0) return null
  return (
    <chakra.section
      aria-labelledby={`${id}-title`}
      // A small window has no room for a box around boxes.
      p={{ base: '0', sm: '4' }}
      bg={{ sm: open.length > 0 ? 'warning.subtle' : 'success.subtle' }}
      borderWidth={{ base: '0', sm: '1px' }}
      borderStyle="solid"
      borderColor={open.length > 0 ? 'warning.border' : 'success.border'}
      borderRadius="md"
    >
      <chakra.h3 id={`${id}-title`} textStyle="card" aria-live="polite">
        {open.length > 0 ? (title ?? words.title)(open.length) : words.allDone}
      </chakra.h3>
      <chakra.p textStyle="small" mb="3">
        {words.text}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
      >
        {open.map((one) => (
          <OpenJob
            key={one.job.id}
            affected={one}
            onDone={(told) => setDone([...done, { affected: one, told }])}
          />
        ))}
        {done.map(({ affected: { job }, told }) => (
          <chakra.li key={job.id} display="flex" alignItems="flex-start" gap="2">
            <chakra.span aria-hidden="true" color="success.fg" display="inline-flex" mt="0.5">
              <CircleCheck size={18} />
            </chakra.span>
            <chakra.span role="status">{`${words.done}: ${told}`}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

type OpenJobProps = { affected: Affected; onDone: (told: string) => void }

function OpenJob({ affected: { job, ways }, onDone }: OpenJobProps) {
  const { affected: words, others } = useWords(wayWords)
  const { common } = useWords(sharedAdminWords)
  const { services, timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const names = useWayNames()
  const { busy, failed, forget, run } = useWay(job)
  const [best, ...rest] = ways

  async function take(way: WayOut, overbook = false) {
    if (await run(way, overbook)) onDone(names.done(job, way))
  }

  return (
    <chakra.li
      p="3"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="md"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      {failed && (
        <SaveFailure
          key={failed.attempt}
          failure={failed.failure}
          isBusy={busy !== null}
          onBookAnyway={() => void take(failed.way, true)}
          onKeep={forget}
          keep={common.cancel}
        />
      )}
      <chakra.div>
        <p>
          <TextLink href={`/admin/jobs?record=${job.id}`}>{job.id}</TextLink>{' '}
          <strong>{job.customer}</strong>
        </p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {`${words.place(formats.shortDay(job.scheduledDate), timeFrames[job.scheduledTime])} · ${services[job.serviceType].name} · ${job.location}`}
        </chakra.p>
      </chakra.div>
      {ways.every(({ kind }) => kind === 'unplan') && (
        <chakra.p textStyle="small" fontWeight="semibold">
          {words.nobody}
        </chakra.p>
      )}
      {best && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Button
            size="sm"
            variant={best.kind === 'unplan' ? 'outline' : 'solid'}
            busy={busy === best}
            onClick={() => void take(best)}
          >
            {names.label(best)}
          </Button>
          <chakra.span textStyle="small" color="fg.muted" flex="1 1 10rem" minW="0">
            {names.line(best)}
          </chakra.span>
          <ActionMenu
            label={others(job.id)}
            actions={rest.map((way, place) => ({
              id: String(place),
              label: `${names.label(way)}. ${names.line(way)}`,
              onChoose: () => void take(way),
            }))}
          />
        </chakra.div>
      )}
    </chakra.li>
  )
}
