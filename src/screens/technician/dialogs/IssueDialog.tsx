import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { issueKindWords, technicianForms } from '@/content/en/technicianForms'
import { issueKinds, type Appointment } from '@/domain/technicianDay'
import { reportIssueAtom } from '@/state/technician/actions'
import { PhotoField } from '@/ui/photos/PhotoField'
import { RadioCards } from '@/ui/RadioCards'
import { SwitchField } from '@/ui/SwitchField'
import { TextAreaField } from '@/ui/TextAreaField'
import { useTellTaken } from '../useTellTaken'
import { FormDialog } from './FormDialog'
import { JobField } from './JobField'
import { summaryOf } from './summaryOf'

const words = technicianForms.issue

const schema = z
  .object({
    jobId: z.string().min(1, technicianForms.job.missing),
    kind: z.enum(['', ...issueKinds]).refine((kind) => kind !== '', words.missing),
    note: z.string().trim().max(2000, words.note.tooLong),
    photos: z.array(z.string()),
    cannotComplete: z.boolean(),
  })
  .superRefine(({ kind, note, cannotComplete }, context) => {
    if (note !== '') return
    // "Other" says nothing by itself, and the office has to know why a job comes back.
    const message = cannotComplete
      ? words.note.missingReason
      : kind === 'other'
        ? words.note.missing
        : null
    if (message) context.addIssue({ code: 'custom', path: ['note'], message })
  })

const fieldIds = {
  jobId: 'issue-job',
  kind: 'issue-kind',
  note: 'issue-note',
} as const

type IssueDialogProps = {
  /** Jobs that are still open. */
  jobs: readonly Appointment[]
  /** The one that is chosen at first. */
  jobId: string | undefined
  /** Whether the switch is on at first. */
  cannotComplete: boolean
  onClose: () => void
}

/** "Report Issue": what is wrong, for the office; the job may go back to it. */
export function IssueDialog({ jobs, jobId, cannotComplete, onClose }: IssueDialogProps) {
  const report = useSetAtom(reportIssueAtom)
  const tell = useTellTaken()
  const [storageFailed, setStorageFailed] = useState(0)
  const { register, control, handleSubmit, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    defaultValues: { jobId: jobId ?? '', kind: '', note: '', photos: [], cannotComplete },
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const { errors, submitCount, isSubmitting, isDirty } = formState
  const chosenId = useWatch({ control, name: 'jobId' })
  const chosen = jobs.find(({ id }) => id === chosenId)

  const save = handleSubmit(async ({ jobId: id, photos, ...issue }) => {
    const kept = await report({ jobId: id, issue: { ...issue, photo: photos[0] ?? '' } })
    if (kept.ok) {
      tell(kept, 'issue', jobs.find((job) => job.id === id)?.customer ?? id)
      onClose()
    } else setStorageFailed((count) => count + 1)
  })

  return (
    <FormDialog
      title={words.title}
      saveLabel={words.save}
      isDirty={isDirty}
      isBusy={isSubmitting}
      errors={summaryOf(errors, fieldIds)}
      attempt={submitCount}
      storageFailed={storageFailed}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <JobField
        {...register('jobId')}
        id={fieldIds.jobId}
        jobs={jobs}
        chosen={chosen}
        error={errors.jobId?.message}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <RadioCards
            legend={words.legend}
            name={fieldIds.kind}
            minCardWidth="13rem"
            options={issueKinds.map((kind) => ({
              value: kind,
              label: issueKindWords[kind].label,
              description: issueKindWords[kind].text,
            }))}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.kind?.message}
          />
        )}
      />
      <TextAreaField
        {...register('note')}
        id={fieldIds.note}
        label={words.note.label}
        hint={words.note.hint}
        error={errors.note?.message}
        rows={4}
      />
      <Controller
        control={control}
        name="photos"
        render={({ field }) => (
          <PhotoField
            label={words.photo.label}
            marker={technicianForms.optional}
            hint={words.photo.hint}
            photos={field.value}
            most={1}
            onChange={field.onChange}
            words={technicianForms.photos}
          />
        )}
      />
      <SwitchField
        {...register('cannotComplete')}
        label={words.cannot.label}
        hint={words.cannot.hint}
      />
    </FormDialog>
  )
}
