import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { safeToDriveFrom } from '@/domain/cureTime'
import { businessToday } from '@/domain/businessTime'
import { longestCureMinutes, type Appointment, type TechnicianDay } from '@/domain/technicianDay'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import {
  completionFieldIds as ids,
  noPart,
  otherPart,
  partsFor,
  type CompletionValues,
} from './completionForm'

type FieldsProps = { form: UseFormReturn<CompletionValues> }

/** What was done, in the technician's words or in phrases that a thumb can add. */
export function WorkField({ form, job }: FieldsProps & { job: Appointment | undefined }) {
  const technician = useWords(technicianWords)
  const words = technician.forms.complete
  const { register, setValue, getValues, formState } = form
  function add(phrase: string) {
    const typed = getValues('workDone').trimEnd()
    setValue('workDone', typed === '' ? phrase : `${typed} ${phrase}`, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })
  }
  return (
    <chakra.div minW="0">
      <TextAreaField
        {...register('workDone')}
        id={ids.workDone}
        label={words.work.label}
        hint={words.work.hint}
        error={formState.errors.workDone?.message}
        rows={3}
        required
      />
      <chakra.div
        role="group"
        aria-label={words.work.phrases}
        mt="2"
        css={{ '&:empty': { display: 'none' } }}
        display="flex"
        flexWrap="wrap"
        gap="2"
      >
        {(job ? technician.phrases[job.serviceType] : []).map((phrase) => (
          <Button key={phrase} onClick={() => add(phrase)}>
            <span aria-hidden="true">+</span>
            {phrase.replace(/\.$/, '')}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

/** The part that was used, from the stock or typed, or none. */
export function PartFields({
  form,
  parts,
  job,
}: FieldsProps & { parts: TechnicianDay['parts']; job: Appointment | undefined }) {
  const technician = useWords(technicianWords)
  const words = technician.forms.complete
  const { register, control, formState } = form
  const part = useWatch({ control, name: 'part' })
  return (
    <>
      <SelectField
        {...register('part')}
        id={ids.part}
        label={words.part.label}
        hint={words.part.hint}
        error={formState.errors.part?.message}
        placeholder={words.part.placeholder}
        required
        options={[
          { value: noPart, label: words.part.none },
          ...partsFor(parts, job).map(({ partNumber, type, vehicle, inStock }) => ({
            value: partNumber,
            label: words.part.option(partNumber, `${type}, ${vehicle}`, inStock),
          })),
          { value: otherPart, label: words.part.other },
        ]}
      />
      {part === otherPart && (
        <TextField
          {...register('otherPart')}
          id={ids.otherPart}
          label={words.otherPart.label}
          hint={words.otherPart.hint}
          error={formState.errors.otherPart?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
    </>
  )
}

/** Minutes before the car may be driven, and the time that makes. */
export function CureField({ form }: FieldsProps) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const words = technician.forms.complete
  const { register, control, formState } = form
  const typed = useWatch({ control, name: 'cureMinutes' }).trim()
  const [now] = useState(() => new Date())
  const isKnown = /^\d{1,4}$/.test(typed) && Number(typed) <= longestCureMinutes
  const safe = safeToDriveFrom(now, Number(typed))
  return (
    <chakra.div minW="0">
      <TextField
        {...register('cureMinutes')}
        id={ids.cureMinutes}
        label={words.cure.label}
        hint={words.cure.hint}
        error={formState.errors.cureMinutes?.message}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <chakra.p mt="1.5" fontWeight="semibold" minH="1.6em">
        {isKnown &&
          (Number(typed) === 0
            ? words.cure.atOnce
            : words.cure.safe(formats.moment(safe, businessToday(now))))}
      </chakra.p>
    </chakra.div>
  )
}
