import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { jobs } from '@/content/en/admin/jobs'
import type { Job } from '@/domain/jobs'
import { formatShortDate, pacificToday } from '@/domain/pacificTime'
import {
  assignJobAtom,
  cancelJobAtom,
  crewViewAtom,
  jobsList,
  rescheduleJobAtom,
  saveJobAtom,
} from '@/state/admin/jobs'
import { RecordDialog } from '../shared/RecordDialog'
import { useSaved } from '../shared/useSaved'
import { crewOptions, jobChanges, jobFields, jobValues, placeFields, placeOf } from './jobForm'
import type { JobDialogKind } from './jobSteps'
import { useDone } from './useDone'

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
  const read = useSetAtom(jobsList.readAtom)
  const saved = useSaved()
  const values = jobValues(job)
  return (
    <RecordDialog
      title={jobs.form.editTitle(job.id)}
      fields={jobFields}
      values={values}
      version={job.version}
      onSave={async (typed, version) =>
        saved(
          await save({
            job: { id: job.id, version: version ?? job.version },
            fields: jobChanges(typed, values),
          }),
        )
      }
      onReadLatest={async () => {
        const latest = await read(job.id)
        return latest.ok
          ? { ok: true, value: { values: jobValues(latest.value), version: latest.value.version } }
          : latest
      }}
      onClose={onClose}
    />
  )
}

/** The technicians that can be chosen; none while they are on their way. */
export function useCrew() {
  const view = useAtomValue(crewViewAtom)
  return view.status === 'ready' ? view.value : []
}

function AssignDialog({ job, onClose }: OneJob) {
  const assign = useSetAtom(assignJobAtom)
  const crew = useCrew()
  const done = useDone()
  const words = jobs.assignForm
  return (
    <RecordDialog
      title={words.title(job.id)}
      description={words.text(`${formatShortDate(job.scheduledDate)}, ${job.scheduledTime}`)}
      fields={[
        {
          name: 'technicianId',
          label: jobs.form.technicianId,
          kind: 'choice',
          required: true,
          options: crewOptions(crew).slice(1),
        },
      ]}
      values={{ technicianId: job.technicianId ?? '' }}
      version={job.version}
      saveLabel={words.save}
      onSave={async ({ technicianId }) => {
        const technician = crew.find(({ id }) => id === technicianId) ?? null
        return done(
          await assign({ job, technician }),
          technician ? jobs.done.assigned(job.id, technician.name) : jobs.done.unassigned(job.id),
        )
      }}
      onClose={onClose}
    />
  )
}

function RescheduleDialog({ job, onClose }: OneJob) {
  const reschedule = useSetAtom(rescheduleJobAtom)
  const done = useDone()
  const [fields] = useState(() => placeFields(pacificToday(new Date())))
  const words = jobs.rescheduleForm
  return (
    <RecordDialog
      title={words.title(job.id)}
      fields={fields}
      values={{ scheduledDate: job.scheduledDate, scheduledTime: job.scheduledTime }}
      version={job.version}
      saveLabel={words.save}
      onSave={async (typed) =>
        done(await reschedule({ job, ...placeOf(typed) }), jobs.done.moved(job.id))
      }
      onClose={onClose}
    />
  )
}

function CancelDialog({ job, onClose }: OneJob) {
  const cancel = useSetAtom(cancelJobAtom)
  const done = useDone()
  const words = jobs.cancelForm
  return (
    <RecordDialog
      title={words.title(job.id)}
      description={words.text}
      fields={[{ name: 'reason', label: words.reason, kind: 'long', required: true, most: 500 }]}
      values={{}}
      version={job.version}
      saveLabel={words.save}
      onSave={async ({ reason = '' }) =>
        done(await cancel({ job, reason }), jobs.done.cancelled(job.id))
      }
      onClose={onClose}
    />
  )
}
