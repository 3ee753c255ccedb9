import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Job } from '@/domain/jobs'
import type { Technician } from '@/domain/technicians'
import { SaveFailure } from '@/features/admin/shared/screens/SaveFailure'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { showToastAtom } from '@/platform/toasts/toasts'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button, LinkButton } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Modal } from '@/ui/overlay/Modal'
import { assignWaitingJobAtom, isAssigningAtom, waitingJobsViewAtom } from '../state'
import { technicianWords } from '../words'
import { LoadingText } from '@/ui/LoadingText'
import { stateView } from '@/ui/stateView'

type AssignJobDialogProps = { technician: Technician; onClose: () => void }

/** Gives one of the waiting jobs to a technician. Draw it only while it is open. */
export function AssignJobDialog({ technician, onClose }: AssignJobDialogProps) {
  const { assign: words } = useWords(technicianWords)
  const { common } = useWords(sharedAdminWords)
  const id = useId()
  const view = useAtomValue(waitingJobsViewAtom)
  const setAssigning = useSetAtom(isAssigningAtom)
  const assign = useSetAtom(assignWaitingJobAtom)
  const show = useSetAtom(showToastAtom)
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ failure: BusinessFailure; attempt: number } | null>(null)
  useEffect(() => {
    setAssigning(true)
    return () => setAssigning(false)
  }, [setAssigning])
  const jobs = view.status === 'ready' ? view.value : []

  async function send(overbook = false) {
    const job = jobs.find((waiting) => waiting.id === chosen)
    if (!job) return setMissing(true)
    setBusy(true)
    const outcome = await assign({ job, technician, overbook })
    setBusy(false)
    if (!outcome.ok) {
      return setFailed({ failure: outcome.failure, attempt: (failed?.attempt ?? 0) + 1 })
    }
    show({ tone: 'success', title: words.told(job.id, technician.name) })
    onClose()
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(technician.name)}
      description={words.description}
      closeLabel={common.close}
      footer={
        jobs.length > 0 && (
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button
              type="submit"
              form={`${id}-form`}
              variant="action"
              busy={isBusy}
              busyLabel={common.form.saving}
            >
              {words.confirm}
            </Button>
          </>
        )
      }
    >
      <chakra.form
        id={`${id}-form`}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {failed && (
          <SaveFailure
            key={failed.attempt}
            failure={failed.failure}
            isBusy={isBusy}
            onBookAnyway={() => void send(true)}
            onKeep={() => setFailed(null)}
          />
        )}
        {view.status === 'loading' && (
          <chakra.div aria-busy="true" display="grid" gap="3">
            <LoadingText>{words.loading}</LoadingText>
            {['a', 'b', 'c'].map((place) => (
              <Skeleton key={place} height="3.5rem" />
            ))}
          </chakra.div>
        )}
        {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
        {view.status === 'ready' && jobs.length === 0 && (
          <chakra.div {...stateView('empty')} display="grid" gap="3" justifyItems="start">
            <p>
              <strong>{words.none}</strong> {words.noneText}
            </p>
            <LinkButton href="/admin/jobs">{words.toJobs}</LinkButton>
          </chakra.div>
        )}
        {jobs.length > 0 && (
          <chakra.fieldset
            m="0"
            p="0"
            border="0"
            minW="0"
            aria-describedby={isMissing ? `${id}-missing` : undefined}
          >
            <chakra.legend textStyle="label" p="0" mb="2">
              {words.choose}
            </chakra.legend>
            {isMissing && (
              <chakra.p
                id={`${id}-missing`}
                role="alert"
                textStyle="small"
                fontWeight="semibold"
                color="danger.fg"
                mb="2"
              >
                {words.missing}
              </chakra.p>
            )}
            <chakra.div display="grid" gap="2">
              {jobs.map((job) => (
                <JobChoice
                  key={job.id}
                  name={`${id}-job`}
                  job={job}
                  isChosen={job.id === chosen}
                  onChoose={() => {
                    setChosen(job.id)
                    setMissing(false)
                  }}
                />
              ))}
            </chakra.div>
          </chakra.fieldset>
        )}
      </chakra.form>
    </Modal>
  )
}

type JobChoiceProps = { name: string; job: Job; isChosen: boolean; onChoose: () => void }

function JobChoice({ name, job, isChosen, onChoose }: JobChoiceProps) {
  const { services, timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  return (
    <chakra.label
      display="flex"
      alignItems="flex-start"
      gap="3"
      p="3"
      borderWidth="1px"
      borderStyle="solid"
      borderColor={isChosen ? 'accent.border' : 'border'}
      borderRadius="md"
      bg={isChosen ? 'accent.subtle' : 'bg.surface'}
      cursor="pointer"
      _hover={{ borderColor: 'accent.border' }}
    >
      <chakra.input
        type="radio"
        name={name}
        value={job.id}
        checked={isChosen}
        onChange={onChoose}
        boxSize="5"
        m="0"
        mt="0.5"
        flexShrink="0"
        css={{ accentColor: 'var(--sun-colors-accent-solid)' }}
      />
      <chakra.span minW="0">
        <chakra.strong display="block">
          {job.id} · {services[job.serviceType].name}
        </chakra.strong>
        <chakra.span display="block" textStyle="small">
          {formats.shortDay(job.scheduledDate)}, {timeFrames[job.scheduledTime]}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {job.customer}, {job.vehicle}, {job.location}
        </chakra.span>
      </chakra.span>
    </chakra.label>
  )
}
