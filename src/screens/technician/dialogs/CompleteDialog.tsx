import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { technicianForms } from '@/content/en/technicianForms'
import { mostPhotos, type Appointment, type TechnicianDay } from '@/domain/technicianDay'
import { completeJobAtom } from '@/state/technician/actions'
import { PhotoField } from '@/ui/photos/PhotoField'
import { useTellTaken } from '../useTellTaken'
import {
  completionDefaults,
  completionFieldIds,
  completionOf,
  completionSchema,
  type CompletionValues,
} from './completionForm'
import { CureField, PartFields, WorkField } from './CompletionFields'
import { FormDialog } from './FormDialog'
import { JobField } from './JobField'
import { SigningFields } from './SigningFields'
import { summaryOf } from './summaryOf'

const words = technicianForms.complete

type CompleteDialogProps = {
  /** Jobs in progress. */
  jobs: readonly Appointment[]
  /** The one that is chosen at first. */
  jobId: string | undefined
  parts: TechnicianDay['parts']
  onClose: () => void
}

/** "Mark Job as Complete": what was done, the part, the cure time, photos, the customer's signature. */
export function CompleteDialog({ jobs, jobId, parts, onClose }: CompleteDialogProps) {
  const complete = useSetAtom(completeJobAtom)
  const tell = useTellTaken()
  const [storageFailed, setStorageFailed] = useState(0)
  const form = useForm<CompletionValues>({
    defaultValues: completionDefaults(jobs.find(({ id }) => id === jobId)),
    resolver: zodResolver(completionSchema),
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState, setValue, getFieldState } = form
  const { errors, submitCount, isSubmitting, isDirty } = formState
  const chosenId = useWatch({ control, name: 'jobId' })
  const chosen = jobs.find(({ id }) => id === chosenId)

  /** What was suggested for the job before becomes what is suggested for this one; what was typed stays. */
  function suggest(id: string) {
    const usual = completionDefaults(jobs.find((job) => job.id === id))
    for (const name of ['part', 'cureMinutes', 'signedBy'] as const) {
      if (!getFieldState(name, formState).isTouched) setValue(name, usual[name])
    }
  }

  const save = handleSubmit(async (values) => {
    const kept = await complete({ jobId: values.jobId, completion: completionOf(values) })
    if (kept.ok) {
      tell(kept, 'complete', jobs.find(({ id }) => id === values.jobId)?.customer ?? values.jobId)
      onClose()
    } else setStorageFailed((count) => count + 1)
  })

  return (
    <FormDialog
      title={words.title}
      saveLabel={words.save}
      isDirty={isDirty}
      isBusy={isSubmitting}
      errors={summaryOf(errors, completionFieldIds)}
      attempt={submitCount}
      storageFailed={storageFailed}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <JobField
        {...register('jobId', {
          onChange: (event: { target: { value: string } }) => suggest(event.target.value),
        })}
        id={completionFieldIds.jobId}
        jobs={jobs}
        chosen={chosen}
        error={errors.jobId?.message}
      />
      <WorkField form={form} job={chosen} />
      <PartFields form={form} parts={parts} job={chosen} />
      <CureField form={form} />
      <Controller
        control={control}
        name="photos"
        render={({ field }) => (
          <PhotoField
            label={words.photos.label}
            marker={technicianForms.optional}
            hint={words.photos.hint}
            photos={field.value}
            most={mostPhotos}
            onChange={field.onChange}
            words={technicianForms.photos}
          />
        )}
      />
      <SigningFields form={form} />
    </FormDialog>
  )
}
