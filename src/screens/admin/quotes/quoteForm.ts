import { quotes } from '@/content/en/admin/quotes'
import { defaultPaymentMethod } from '@/domain/appointments'
import { recommendedGlass } from '@/domain/prices'
import type { Quote, QuoteFields } from '@/domain/quoteWorkflow'
import type { FormField, FormValues } from '../shared/formFields'
import {
  glassTypeOptions,
  paymentOptions,
  positionOptions,
  serviceOptions,
  timeFrameOptions,
} from '../shared/glassOptions'

const words = quotes.form

/** The fields of the New Quote dialog; days from `today` (YYYY-MM-DD) on can be chosen. */
export function quoteFields(today: string): readonly FormField[] {
  return [
    {
      name: 'firstName',
      label: words.firstName,
      kind: 'text',
      required: true,
      width: 'half',
      group: words.groups.customer,
    },
    { name: 'lastName', label: words.lastName, kind: 'text', width: 'half' },
    {
      name: 'phoneNumber',
      label: words.phoneNumber,
      kind: 'tel',
      hint: words.phoneHint,
      width: 'half',
      most: 50,
    },
    { name: 'email', label: words.email, kind: 'email', width: 'half' },
    { name: 'address', label: words.address, kind: 'text', required: true, most: 300 },
    { name: 'zipCode', label: words.zipCode, kind: 'text', width: 'half', most: 20 },
    {
      name: 'vehicleYear',
      label: words.vehicleYear,
      kind: 'text',
      width: 'half',
      most: 20,
      group: words.groups.vehicle,
    },
    { name: 'vehicleMake', label: words.vehicleMake, kind: 'text', width: 'half', most: 80 },
    { name: 'vehicleModel', label: words.vehicleModel, kind: 'text', width: 'half', most: 80 },
    {
      name: 'serviceType',
      label: words.serviceType,
      kind: 'choice',
      required: true,
      width: 'half',
      options: serviceOptions,
    },
    {
      name: 'position',
      label: words.position,
      kind: 'choice',
      required: true,
      width: 'half',
      options: positionOptions,
    },
    {
      name: 'glassType',
      label: words.glassType,
      kind: 'choice',
      required: true,
      width: 'half',
      options: glassTypeOptions,
    },
    { name: 'amount', label: words.amount, kind: 'money', hint: words.amountHint, width: 'half' },
    {
      name: 'appointmentDate',
      label: words.appointmentDate,
      kind: 'date',
      required: true,
      width: 'half',
      earliest: today,
      group: words.groups.appointment,
    },
    {
      name: 'timeFrame',
      label: words.timeFrame,
      kind: 'choice',
      required: true,
      width: 'half',
      options: timeFrameOptions,
    },
    {
      name: 'paymentMethod',
      label: words.paymentMethod,
      kind: 'choice',
      required: true,
      options: paymentOptions,
    },
  ]
}

/** What a new quote begins with. */
export const newQuoteValues: FormValues = {
  serviceType: 'windshield',
  position: 'main',
  glassType: recommendedGlass,
  paymentMethod: defaultPaymentMethod,
}

/** A quote as its form holds it. */
export function quoteValues(quote: Quote): FormValues {
  return {
    firstName: quote.firstName,
    lastName: quote.lastName,
    phoneNumber: quote.phoneNumber,
    email: quote.email,
    address: quote.address,
    zipCode: quote.zipCode,
    vehicleYear: quote.vehicleYear,
    vehicleMake: quote.vehicleMake,
    vehicleModel: quote.vehicleModel,
    serviceType: quote.serviceType,
    position: quote.position,
    glassType: quote.glassType,
    amount: String(quote.amount),
    appointmentDate: quote.appointmentDate,
    timeFrame: quote.timeFrame,
    paymentMethod: quote.paymentMethod,
  }
}

/** What is sent: only what the person changed, so that the rest stays as others may have made it. */
export function quoteChanges(values: FormValues, before: FormValues): Partial<QuoteFields> {
  const { amount, ...rest } = values
  const changed = Object.entries(rest).filter(([name, value]) => value !== (before[name] ?? ''))
  const price = amount && amount !== before.amount ? { amount: Number(amount) } : {}
  return { ...Object.fromEntries(changed), ...price }
}
