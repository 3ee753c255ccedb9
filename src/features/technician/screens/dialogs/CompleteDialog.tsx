import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { mostPhotos, type Appointment, type TechnicianDay } from '@/domain/technicianDay'
import { completeJobAtom } from '../../state/actions'
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
import { notTakenAgain, type NotTaken } from './notTaken'
import { JobField } from './JobField'
import { SigningFields } from './SigningFields'
import { summaryOf } from '@/ui/summaryOf'

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
  const technician = useWords(technicianWords)
  const words = technician.forms.complete
  const schema = useMemo(() => completionSchema(technician.forms), [technician])
  const complete = useSetAtom(completeJobAtom)
  const tell = useTellTaken()
  const [notTaken, setNotTaken] = useState<NotTaken>()
  const form = useForm<CompletionValues>({
    defaultValues: completionDefaults(jobs.find(({ id }) => id === jobId)),
    resolver: zodResolver(schema),
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
    const kept = await complete({
      jobId: values.jobId,
      completion: completionOf(values, words.signing.typedNote),
    })
    if (kept.ok) {
      tell(kept, 'complete', jobs.find(({ id }) => id === values.jobId)?.customer ?? values.jobId)
      onClose()
    } else setNotTaken((before) => notTakenAgain(before, kept.failure))
  })

  return (
    <FormDialog
      title={words.title}
      saveLabel={words.save}
      isDirty={isDirty}
      isBusy={isSubmitting}
      errors={summaryOf(errors, completionFieldIds)}
      attempt={submitCount}
      notTaken={notTaken}
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
            marker={technician.forms.optional}
            hint={words.photos.hint}
            photos={field.value}
            max={mostPhotos}
            onChange={field.onChange}
            words={technician.forms.photos}
          />
        )}
      />
      <SigningFields form={form} />
    </FormDialog>
  )
}
