import { technicianWords, type TechnicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from '@/platform/forms/zod'
import { issueKinds, type Appointment } from '@/domain/technicianDay'
import { reportIssueAtom } from '../../state/actions'
import { PhotoField } from '@/ui/photos/PhotoField'
import { RadioCards } from '@/ui/RadioCards'
import { SwitchField } from '@/ui/SwitchField'
import { TextAreaField } from '@/ui/TextAreaField'
import { useTellTaken } from '../useTellTaken'
import { FormDialog } from './FormDialog'
import { notTakenAgain, type NotTaken } from './notTaken'
import { JobField } from './JobField'
import { summaryOf } from '@/ui/summaryOf'

/** What the form of an issue checks. The database checks the same and more. */
function issueSchema({ job, issue: words }: TechnicianWords['forms']) {
  return z
    .object({
      jobId: z.string().min(1, job.missing),
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
}

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
  const technician = useWords(technicianWords)
  const words = technician.forms.issue
  const schema = useMemo(() => issueSchema(technician.forms), [technician])
  const report = useSetAtom(reportIssueAtom)
  const tell = useTellTaken()
  const [notTaken, setNotTaken] = useState<NotTaken>()
  const { register, control, handleSubmit, formState } = useForm<
    z.input<ReturnType<typeof issueSchema>>,
    unknown,
    z.output<ReturnType<typeof issueSchema>>
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
    } else setNotTaken((before) => notTakenAgain(before, kept.failure))
  })

  return (
    <FormDialog
      title={words.title}
      saveLabel={words.save}
      isDirty={isDirty}
      isBusy={isSubmitting}
      errors={summaryOf(errors, fieldIds)}
      attempt={submitCount}
      notTaken={notTaken}
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
              label: technician.issueKinds[kind].label,
              description: technician.issueKinds[kind].text,
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
            marker={technician.forms.optional}
            hint={words.photo.hint}
            photos={field.value}
            max={1}
            onChange={field.onChange}
            words={technician.forms.photos}
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
