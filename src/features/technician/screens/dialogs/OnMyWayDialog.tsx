import { technicianWords, type TechnicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from '@/platform/forms/zod'
import { onMyWayMinutes, type Appointment } from '@/domain/technicianDay'
import { setOutAtom } from '../../state/actions'
import { RadioCards } from '@/ui/RadioCards'
import { useTellTaken } from '../useTellTaken'
import { FormDialog } from './FormDialog'
import { notTakenAgain, type NotTaken } from './notTaken'

const choices = onMyWayMinutes.map((minutes) => ({ value: String(minutes), minutes }))

function onMyWaySchema({ onMyWay }: TechnicianWords['forms']) {
  return z.object({
    minutes: z
      .string()
      .refine((value) => choices.some((one) => one.value === value), onMyWay.missing),
  })
}

type OnMyWayDialogProps = {
  job: Appointment
  onClose: () => void
}

/** "On my way": how long the way takes. The customer is told. */
export function OnMyWayDialog({ job, onClose }: OnMyWayDialogProps) {
  const technician = useWords(technicianWords)
  const words = technician.forms.onMyWay
  const schema = useMemo(() => onMyWaySchema(technician.forms), [technician])
  const setOut = useSetAtom(setOutAtom)
  const tell = useTellTaken()
  const [notTaken, setNotTaken] = useState<NotTaken>()
  const { control, handleSubmit, formState } = useForm<z.input<ReturnType<typeof onMyWaySchema>>>({
    defaultValues: { minutes: '' },
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const { errors, submitCount, isSubmitting } = formState

  const save = handleSubmit(async ({ minutes: value }) => {
    const chosen = choices.find((one) => one.value === value)
    if (!chosen) return
    const kept = await setOut({ jobId: job.id, minutes: chosen.minutes })
    if (kept.ok) {
      tell(kept, 'on_my_way', job.customer)
      onClose()
    } else setNotTaken((before) => notTakenAgain(before, kept.failure))
  })

  return (
    <FormDialog
      title={words.title}
      description={words.text(job.customer)}
      saveLabel={words.save}
      isDirty={false}
      isBusy={isSubmitting}
      errors={
        errors.minutes?.message
          ? [{ fieldId: 'on-my-way-minutes', message: errors.minutes.message }]
          : []
      }
      attempt={submitCount}
      notTaken={notTaken}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="minutes"
        render={({ field }) => (
          <RadioCards
            legend={words.legend}
            name="on-my-way-minutes"
            minCardWidth="8rem"
            options={choices.map(({ value, minutes }) => ({
              value,
              label: words.minutes(minutes),
            }))}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.minutes?.message}
          />
        )}
      />
    </FormDialog>
  )
}
