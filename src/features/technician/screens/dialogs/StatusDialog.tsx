import { technicianWords, type TechnicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { zodResolver } from '@hookform/resolvers/zod'
import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from '@/platform/forms/zod'
import { nextSteps, type Appointment } from '@/domain/technicianDay'
import { takeStepAtom } from '../../state/actions'
import { RadioCards } from '@/ui/RadioCards'
import { AppointmentChip } from '../AppointmentChip'
import { useTellTaken } from '../useTellTaken'
import { FormDialog } from './FormDialog'
import { notTakenAgain, type NotTaken } from './notTaken'
import { JobField } from './JobField'
import type { OpenDialog } from './openDialog'

const choices = ['confirm', 'start', 'complete', 'cannot'] as const

function statusSchema({ job, status }: TechnicianWords['forms']) {
  return z.object({
    jobId: z.string().min(1, job.missing),
    step: z.enum(['', ...choices]).refine((step) => step !== '', status.missing),
  })
}

type StatusDialogProps = {
  /** Jobs that are still open. */
  jobs: readonly Appointment[]
  /** The one that is chosen at first. */
  jobId: string | undefined
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** "Update Job Status": only what the rules allow next, and "Can't complete", which asks for the reason. */
export function StatusDialog({ jobs, jobId, onOpen, onClose }: StatusDialogProps) {
  const technician = useWords(technicianWords)
  const words = technician.forms.status
  const schema = useMemo(() => statusSchema(technician.forms), [technician])
  const take = useSetAtom(takeStepAtom)
  const tell = useTellTaken()
  const [notTaken, setNotTaken] = useState<NotTaken>()
  const { register, control, handleSubmit, setValue, formState } = useForm<
    z.input<ReturnType<typeof statusSchema>>,
    unknown,
    z.output<ReturnType<typeof statusSchema>>
  >({
    defaultValues: { jobId: jobId ?? '', step: '' },
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const { errors, submitCount, isSubmitting } = formState
  const chosenId = useWatch({ control, name: 'jobId' })
  const chosen = jobs.find(({ id }) => id === chosenId)
  const offered = chosen ? [...nextSteps(chosen.status), 'cannot' as const] : []

  const save = handleSubmit(async ({ jobId: id, step }) => {
    const job = jobs.find((one) => one.id === id)
    if (!job) return
    if (step === 'complete') return onOpen({ kind: 'complete', jobId: id })
    if (step === 'cannot') return onOpen({ kind: 'issue', jobId: id, cannotComplete: true })
    const kept = await take({ jobId: id, step })
    if (kept.ok) {
      tell(kept, step, job.customer)
      onClose()
    } else setNotTaken((before) => notTakenAgain(before, kept.failure))
  })

  return (
    <FormDialog
      title={words.title}
      saveLabel={words.save}
      isDirty={false}
      isBusy={isSubmitting}
      errors={[
        ...(errors.jobId?.message
          ? [{ fieldId: 'status-job', message: errors.jobId.message }]
          : []),
        // Without a job there is no status to choose from.
        ...(chosen && errors.step?.message
          ? [{ fieldId: 'status-step', message: errors.step.message }]
          : []),
      ]}
      attempt={submitCount}
      notTaken={notTaken}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <JobField
        {...register('jobId', { onChange: () => setValue('step', '') })}
        id="status-job"
        jobs={jobs}
        chosen={chosen}
        error={errors.jobId?.message}
      />
      {chosen && (
        <>
          {jobs.length > 1 && (
            <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
              {words.now}: <AppointmentChip status={chosen.status} />
            </chakra.p>
          )}
          <Controller
            control={control}
            name="step"
            render={({ field }) => (
              <RadioCards
                legend={words.legend}
                name="status-step"
                minCardWidth="100%"
                options={offered.map((step) => ({
                  value: step,
                  label: words.options[step].label,
                  description: words.options[step].text,
                }))}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={errors.step?.message}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  )
}
