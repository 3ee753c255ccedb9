import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { RadioCards } from '@/ui/RadioCards'
import { SignaturePad } from '@/ui/SignaturePad'
import { TextField } from '@/ui/TextField'
import { completionFieldIds as ids, signings, type CompletionValues } from './completionForm'

/** The customer's signature: drawn, or typed by a customer who cannot or will not draw; or nobody was there. */
export function SigningFields({ form }: { form: UseFormReturn<CompletionValues> }) {
  const technician = useWords(technicianWords)
  const words = technician.forms.complete
  const { register, control, formState } = form
  const { errors } = formState
  const signing = useWatch({ control, name: 'signing' })
  return (
    <>
      <Controller
        control={control}
        name="signing"
        render={({ field }) => (
          <RadioCards
            legend={words.signing.legend}
            name="complete-signing"
            minCardWidth="13rem"
            options={signings.map((way) => ({ value: way, label: words.signing[way] }))}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      {signing === 'draw' && (
        <Controller
          control={control}
          name="signature"
          render={({ field }) => (
            <SignaturePad
              id={ids.signature}
              label={words.pad.label}
              hint={words.pad.hint}
              error={errors.signature?.message}
              value={field.value}
              onChange={field.onChange}
              words={words.pad}
            />
          )}
        />
      )}
      {signing !== 'nobody' && (
        <TextField
          {...register('signedBy')}
          id={ids.signedBy}
          label={words.signedBy.label}
          hint={signing === 'type' ? words.signedBy.typedHint : undefined}
          error={errors.signedBy?.message}
          autoComplete="off"
          required
        />
      )}
    </>
  )
}
