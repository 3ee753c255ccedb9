import { technicianWords } from '../../words'
import { failureWords } from '../../failureWords'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Appointment, ServiceReport } from '@/domain/technicianDay'
import type { View } from '@/platform/query/view'
import type { WaitingAction } from '../../state/actions'
import { reportJobIdAtom, reportViewAtom } from '../../state/report'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { PrintSheet } from '@/ui/PrintSheet'
import { Skeleton } from '@/ui/Skeleton'
import { JobField } from './JobField'
import { ReportSheet } from './ReportSheet'
import { LoadingText } from '@/ui/LoadingText'

type ReportDialogProps = {
  /** Jobs that are completed. */
  jobs: readonly Appointment[]
  /** The one that is chosen at first. */
  jobId: string | undefined
  waiting: readonly WaitingAction[]
  onClose: () => void
}

/** "Create Service Report": the paper of a completed job, to show and to print. */
export function ReportDialog({ jobs, jobId, waiting, onClose }: ReportDialogProps) {
  const technician = useWords(technicianWords)
  const words = technician.report
  const [chosenId, setChosenId] = useState(jobId ?? '')
  const show = useSetAtom(reportJobIdAtom)
  const view = useAtomValue(reportViewAtom)
  const chosen = jobs.find(({ id }) => id === chosenId)
  // Its completion has not arrived, so the server has no report of it.
  const isOnItsWay = waiting.some(
    (action) => action.jobId === chosenId && action.kind === 'complete',
  )
  useEffect(() => {
    show(isOnItsWay || chosenId === '' ? null : chosenId)
    return () => show(null)
  }, [show, chosenId, isOnItsWay])
  const isReady = chosen !== undefined && !isOnItsWay && view.status === 'ready'

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.dialogTitle}
      size="lg"
      closeLabel={technician.forms.close}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {technician.forms.close}
          </Button>
          <Button
            variant="action"
            size="lg"
            aria-disabled={!isReady || undefined}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        {jobs.length > 1 && (
          <JobField
            id="report-job"
            jobs={jobs}
            chosen={chosen}
            value={chosenId}
            onChange={(event) => setChosenId(event.currentTarget.value)}
          />
        )}
        {chosen &&
          (isOnItsWay ? (
            <Alert tone="info" title={words.waiting.title}>
              {words.waiting.text}
            </Alert>
          ) : (
            <ReportOfView view={view} />
          ))}
      </chakra.div>
    </Modal>
  )
}

function ReportOfView({ view }: { view: View<ServiceReport> }) {
  const technician = useWords(technicianWords)
  const words = technician.report
  switch (view.status) {
    case 'loading':
      return (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText announced>{words.loading}</LoadingText>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </chakra.div>
      )
    case 'ready':
      return (
        <>
          {/* It scrolls, and holds nothing else that the keyboard could reach. */}
          <chakra.div role="group" aria-label={words.title} tabIndex={0}>
            <ReportSheet report={view.value} />
          </chakra.div>
          <PrintSheet>
            <ReportSheet report={view.value} />
          </PrintSheet>
        </>
      )
    default: {
      const { title, next } = failureWords(
        technician,
        view.status === 'error' ? view.failure : { kind: 'forbidden' },
      )
      return (
        <Alert tone="danger" announce="assertive" title={title}>
          {next}
        </Alert>
      )
    }
  }
}
