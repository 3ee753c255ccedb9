import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { WayOut } from '@/domain/capacity'
import type { Job } from '@/domain/jobs'
import { SaveFailure } from '../../screens/SaveFailure'
import { ViewProblem } from '../../screens/ViewProblem'
import { sharedAdminWords } from '../../words'
import { useFormats } from '@/platform/formats/formats'
import { showToastAtom } from '@/platform/toasts/toasts'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { Modal } from '@/ui/overlay/Modal'
import { suggestedJobAtom, suggestionsViewAtom } from '../state'
import { wayWords } from '../words'
import { useWay, useWayNames } from './useWay'

type SuggestDialogProps = { job: Job; onClose: () => void }

/** Who could do a job, and when: the ways, best first, each taken with one press. Draw it while it is open. */
export function SuggestDialog({ job, onClose }: SuggestDialogProps) {
  const words = useWords(wayWords)
  const { common } = useWords(sharedAdminWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const view = useAtomValue(suggestionsViewAtom)
  const suggestFor = useSetAtom(suggestedJobAtom)
  const show = useSetAtom(showToastAtom)
  const names = useWayNames()
  const { busy, failed, forget, run } = useWay(job)
  useEffect(() => {
    suggestFor(job.id)
    return () => suggestFor('')
  }, [suggestFor, job.id])
  const ways = view.status === 'ready' ? view.value : []
  const isHopeless = view.status === 'ready' && ways.every(({ kind }) => kind === 'unplan')

  async function take(way: WayOut, overbook = false) {
    if (!(await run(way, overbook))) return
    show({ tone: 'success', title: names.done(job, way) })
    onClose()
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(job.id)}
      description={words.now(
        words.at(formats.shortDay(job.scheduledDate), timeFrames[job.scheduledTime]),
        job.technician ?? words.nobody,
      )}
      closeLabel={common.close}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
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
        {view.status === 'loading' && (
          <chakra.div aria-busy="true" display="grid" gap="3">
            <LoadingText>{words.loading}</LoadingText>
            {['a', 'b', 'c'].map((place) => (
              <Skeleton key={place} height="4rem" />
            ))}
          </chakra.div>
        )}
        {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
        {isHopeless && <EmptyState title={words.none} text={words.noneText} />}
        {ways.length > 0 && (
          <chakra.ol
            aria-label={words.list}
            listStyleType="none"
            m="0"
            p="0"
            display="grid"
            gap="2"
          >
            {ways.map((way, place) => (
              <chakra.li
                key={names.label(way) + names.line(way)}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                p="3"
                borderWidth="1px"
                borderStyle="solid"
                borderColor="border"
                borderRadius="md"
              >
                <chakra.p flex="1 1 12rem" minW="0" textStyle="small" color="fg.muted">
                  {names.line(way)}
                </chakra.p>
                <Button
                  size="sm"
                  variant={place === 0 && !isHopeless ? 'solid' : 'outline'}
                  busy={busy === way}
                  onClick={() => void take(way)}
                >
                  {names.label(way)}
                </Button>
              </chakra.li>
            ))}
          </chakra.ol>
        )}
      </chakra.div>
    </Modal>
  )
}
