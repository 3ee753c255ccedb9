import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { jobFields, type Job } from '@/domain/jobs'
import { businessToday } from '@/domain/businessTime'
import { crewViewAtom } from '@/features/admin/shared/choices'
import { RecordDialog } from '@/features/admin/shared/screens/RecordDialog'
import type { FormValues } from '@/features/admin/shared/screens/formFields'
import { formField } from '@/features/admin/shared/screens/recordFields'
import { noValues, useEditedRecord } from '@/features/admin/shared/screens/useEditedRecord'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { assignJobAtom, cancelJobAtom, jobsList, rescheduleJobAtom, saveJobAtom } from '../state'
import { jobWords } from '../words'
import { crewOptions, jobChanges, jobForm, jobValues, placeFields, placeOf } from './jobForm'
import type { JobDialogKind } from './jobSteps'

type JobDialogProps = { job: Job; kind: JobDialogKind; onClose: () => void }

/** What can be done to one job that needs an answer: edit, assign, reschedule, cancel. */
export function JobDialog({ kind, ...rest }: JobDialogProps) {
  if (kind === 'edit') return <EditDialog {...rest} />
  if (kind === 'assign') return <AssignDialog {...rest} />
  return kind === 'reschedule' ? <RescheduleDialog {...rest} /> : <CancelDialog {...rest} />
}

type OneJob = Omit<JobDialogProps, 'kind'>

function EditDialog({ job, onClose }: OneJob) {
  const save = useSetAtom(saveJobAtom)
  const edited = useEditedRecord(jobsList, job, jobValues)
  const tell = useTell()
  const words = useWords(jobWords)
  const glass = useWords(sharedWords)
  const { common } = useWords(sharedAdminWords)
  const { prices } = useSiteSettings()
  const fields = useMemo(() => jobForm(words, glass, prices, job), [words, glass, prices, job])
  const values = jobValues(job)
  return (
    <RecordDialog
      title={words.form.editTitle(job.id)}
      fields={fields}
      values={values}
      edited={edited}
      onSave={(typed, version, _form, overbook) =>
        tell(
          save({
            overbook,
            job: { id: job.id, version: version ?? job.version },
            fields: jobChanges(typed, values),
          }),
          ({ id }) => ({ title: common.saved(id) }),
          'form',
        )
      }
      onClose={onClose}
    />
  )
}

const inVersion = (job: Job, version: number | null): Job => ({
  ...job,
  version: version ?? job.version,
})

const crewOf = ({ technicianId }: Job): FormValues => ({ technicianId: technicianId ?? '' })

const placeValues = ({ scheduledDate, scheduledTime }: Job): FormValues => ({
  scheduledDate,
  scheduledTime,
})

/** The technicians that can be chosen; none while they load. */
export function useCrew() {
  const view = useAtomValue(crewViewAtom)
  return view.status === 'ready' ? view.value : []
}

function AssignDialog({ job, onClose }: OneJob) {
  const assign = useSetAtom(assignJobAtom)
  const edited = useEditedRecord(jobsList, job, crewOf)
  const crew = useCrew()
  const tell = useTell()
  const { assignForm: words, done, form } = useWords(jobWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  return (
    <RecordDialog
      title={words.title(job.id)}
      description={words.text(
        `${formats.shortDay(job.scheduledDate)}, ${timeFrames[job.scheduledTime]}`,
      )}
      fields={[
        {
          name: 'technicianId',
          label: form.technicianId,
          kind: 'choice',
          required: true,
          options: crewOptions(crew, words),
        },
      ]}
      values={crewOf(job)}
      edited={edited}
      saveLabel={words.save}
      onSave={({ technicianId }, version, _form, overbook) => {
        const technician = crew.find(({ id }) => id === technicianId) ?? null
        return tell(
          assign({ job: inVersion(job, version), technician, overbook }),
          {
            title: technician ? done.assigned(job.id, technician.name) : done.unassigned(job.id),
          },
          'form',
        )
      }}
      onClose={onClose}
    />
  )
}

function RescheduleDialog({ job, onClose }: OneJob) {
  const reschedule = useSetAtom(rescheduleJobAtom)
  const edited = useEditedRecord(jobsList, job, placeValues)
  const tell = useTell()
  const words = useWords(jobWords)
  const glass = useWords(sharedWords)
  const [today] = useState(() => businessToday(new Date()))
  const fields = useMemo(() => placeFields(words, glass, today), [words, glass, today])
  return (
    <RecordDialog
      title={words.rescheduleForm.title(job.id)}
      fields={fields}
      values={placeValues(job)}
      edited={edited}
      saveLabel={words.rescheduleForm.save}
      onSave={(typed, version, _form, overbook) =>
        tell(
          reschedule({ job: inVersion(job, version), ...placeOf(typed), overbook }),
          { title: words.done.moved(job.id) },
          'form',
        )
      }
      onClose={onClose}
    />
  )
}

function CancelDialog({ job, onClose }: OneJob) {
  const cancel = useSetAtom(cancelJobAtom)
  const edited = useEditedRecord(jobsList, job, noValues)
  const tell = useTell()
  const { cancelForm: words, done } = useWords(jobWords)
  return (
    <RecordDialog
      title={words.title(job.id)}
      description={words.text}
      fields={[
        {
          ...formField(jobFields, 'cancelReason', { label: words.reason }),
          name: 'reason',
          required: true,
        },
      ]}
      values={noValues()}
      edited={edited}
      saveLabel={words.save}
      onSave={({ reason = '' }, version) =>
        tell(
          cancel({ job: inVersion(job, version), reason }),
          { title: done.cancelled(job.id) },
          'form',
        )
      }
      onClose={onClose}
    />
  )
}
