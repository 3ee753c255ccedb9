import { defaultPaymentMethod } from '@/domain/appointments'
import { fieldNames, type Field } from '@/domain/fields'
import { quoteFields } from '@/domain/quoteFields'
import { usualGlass, type Prices } from '@/domain/prices'
import type { Quote, QuoteInput } from '@/domain/quoteWorkflow'
import type { FormField, FormValues } from '@/features/admin/shared/screens/formFields'
import { glassChoices, type KeptGlass } from '@/features/admin/shared/screens/glassChoices'
import type { SharedWords } from '@/platform/words/shared'
import type { QuotesWords } from '../words'

type QuoteFieldName = keyof typeof quoteFields

/**
 * The fields of the New Quote dialog; days from `today` (YYYY-MM-DD) on can be chosen, and the glass that `prices` offer
 * or that the quote has.
 */
export function quoteFormFields(
  today: string,
  words: QuotesWords['form'],
  shared: SharedWords,
  prices: Prices,
  quote: KeptGlass | null,
): readonly FormField[] {
  const { groups } = words
  const choices = glassChoices(shared)
  const field = (
    name: QuoteFieldName,
    kind: FormField['kind'] = 'text',
    more: Partial<FormField> = {},
  ): FormField => ({
    name,
    label: words[name],
    kind,
    width: 'half',
    required: 'required' in quoteFields[name],
    maxLength: limitOf(quoteFields[name]),
    ...more,
  })
  return [
    field('firstName', 'text', { group: groups.customer }),
    field('lastName'),
    field('phoneNumber', 'phone', { hint: words.phoneHint }),
    field('email', 'email'),
    field('address', 'text', { width: 'full' }),
    field('zipCode'),
    field('vehicleYear', 'text', { group: groups.vehicle }),
    field('vehicleMake'),
    field('vehicleModel'),
    field('serviceType', 'choice', { options: choices.services }),
    field('position', 'choice', { options: choices.positions }),
    field('glassType', 'choice', { options: choices.glassOffered(prices, quote) }),
    field('amount', 'money', { hint: words.amountHint }),
    field('appointmentDate', 'date', { earliest: today, group: groups.appointment }),
    field('timeFrame', 'choice', { options: choices.timeFrames }),
    field('paymentMethod', 'choice', {
      width: 'full',
      required: true,
      options: choices.paymentMethods,
    }),
  ]
}

function limitOf({ maxLength }: Field): number | undefined {
  return maxLength
}

/** What a new quote begins with. */
export function newQuoteValues(prices: Prices): FormValues {
  return {
    serviceType: 'windshield',
    position: 'main',
    glassType: usualGlass(prices, 'windshield'),
    paymentMethod: defaultPaymentMethod,
  }
}

/** A quote as its form holds it. */
export function quoteValues(quote: Quote): FormValues {
  return Object.fromEntries(fieldNames(quoteFields).map((name) => [name, String(quote[name])]))
}

/** What is sent: only what the person changed, so that the rest stays as others may have made it. */
export function quoteChanges(values: FormValues, before: FormValues): Partial<QuoteInput> {
  const { amount, ...rest } = values
  const changed = Object.entries(rest).filter(([name, value]) => value !== (before[name] ?? ''))
  const price = amount && amount !== before.amount ? { amount: Number(amount) } : {}
  return { ...Object.fromEntries(changed), ...price }
}
