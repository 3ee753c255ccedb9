import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { quoteAppointment } from '@/content/en/quoteAppointment'
import { phoneDigits } from '@/domain/phone'
import type { CustomerInfo } from '@/domain/quoteDraft'
import type { QuoteField } from '@/domain/quoteSubmission'
import { mergeQuoteAtom, quoteDraftAtom } from '@/state/quoteDraft'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import type { VehiclePlace } from '../StepFrame'
import type { AppointmentForm } from './appointmentForm'

type ContactFieldsProps = VehiclePlace & {
  form: AppointmentForm
  messageOf: (field: QuoteField) => string | undefined
}

const words = quoteAppointment.contact

/** Who it is and where the car stands. An e-mail is only asked for when no phone number is known. */
export function ContactFields({ form, messageOf, vehicleHref }: ContactFieldsProps) {
  const merge = useSetAtom(mergeQuoteAtom)
  const { phoneNumber } = useAtomValue(quoteDraftAtom).vehicleInfo
  const hasPhone = phoneDigits(phoneNumber) !== null
  const field = (name: keyof CustomerInfo) => ({
    id: name,
    label: words[name],
    error: messageOf(name),
    ...form.register(name, {
      onChange: (event: { target: { value: string } }) =>
        merge('appointmentDetails', { customerInfo: { [name]: event.target.value } }),
    }),
  })
  return (
    <chakra.div display="grid" gap="5">
      <chakra.h2 textStyle="card">{words.title}</chakra.h2>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="end"
      >
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} marker={words.optional} autoComplete="family-name" />
      </chakra.div>
      <TextField
        {...field('email')}
        marker={hasPhone ? words.optional : undefined}
        hint={
          hasPhone ? (
            words.emailHintWithPhone(phoneNumber.trim())
          ) : (
            <>
              {words.emailHintAlone} <TextLink href={vehicleHref}>{words.addPhone}</TextLink>
            </>
          )
        }
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextAreaField
        {...field('address')}
        hint={words.addressHint}
        rows={2}
        autoComplete="street-address"
      />
    </chakra.div>
  )
}
