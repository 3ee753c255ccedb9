import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { quoteWords } from '../../words'
import { phoneDigits } from '@/domain/phone'
import type { CustomerInfo } from '@/domain/quoteDraft'
import type { QuoteField } from '@/domain/quoteFields'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { mergeQuoteAtom, quoteDraftAtom } from '../../state/quoteDraft'
import { CheckboxField } from '@/ui/CheckboxField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import type { VehiclePlace } from '../StepFrame'

type ContactFieldsProps = VehiclePlace & {
  messageOf: (field: QuoteField) => string | undefined
}

/**
 * Who it is and where the car stands. An e-mail is only asked for when no phone number is known, texts are only
 * offered when one is: the box starts empty, and booking does not depend on it.
 */
export function ContactFields({ messageOf, vehicleHref }: ContactFieldsProps) {
  const merge = useSetAtom(mergeQuoteAtom)
  const words = useWords(quoteWords).appointment.contact
  const { textConsent } = useWords(sharedWords)
  const { vehicleInfo, appointmentDetails } = useAtomValue(quoteDraftAtom)
  const { phoneNumber } = vehicleInfo
  const hasPhone = phoneDigits(phoneNumber) !== null
  const field = (name: keyof CustomerInfo) => ({
    id: name,
    name,
    label: words[name],
    error: messageOf(name),
    value: appointmentDetails.customerInfo[name],
    onChange: (event: { target: { value: string } }) =>
      merge('appointmentDetails', { customerInfo: { [name]: event.target.value } }),
  })
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.h2 textStyle="card">{words.title}</chakra.h2>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
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
            <span>
              {words.emailHintAlone} <TextLink href={vehicleHref}>{words.addPhone}</TextLink>
            </span>
          )
        }
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      {hasPhone && (
        <CheckboxField
          name="textConsent"
          label={textConsent}
          checked={appointmentDetails.textConsent?.given ?? false}
          onChange={({ target }) =>
            merge('appointmentDetails', {
              textConsent: { given: target.checked, words: textConsent },
            })
          }
        />
      )}
      <TextAreaField
        {...field('address')}
        hint={words.addressHint}
        rows={2}
        autoComplete="street-address"
      />
    </chakra.div>
  )
}
