import { defaultPaymentMethod, paymentMethods, timeFrames } from './appointments'
import { fieldNames, type Field, type Fields } from './fields'
import { storedGlassTypes } from './prices'
import { glassPositions, serviceTypes } from './services'

/** The sections of a quote's draft; `customerInfo` is a part of `appointmentDetails`. */
export type QuoteFieldSection =
  | 'vehicleInfo'
  | 'serviceSelection'
  | 'glassPosition'
  | 'glassSelection'
  | 'appointmentDetails'
  | 'customerInfo'

export type QuoteStep = 1 | 2 | 3 | 4 | 5

type QuoteDraftField = Field & {
  readonly section: QuoteFieldSection
  /** The step of the wizard that asks it. */
  readonly step: QuoteStep
}

/**
 * What the wizard asks, by the names that the draft, the browser's storage and `submit_quote` use, in the
 * order in which errors are listed. The price is no answer: it follows from the glass type. The
 * database's copy is the table `private.quote_fields`.
 */
export const quoteDraftFields = {
  zipCode: {
    section: 'vehicleInfo',
    step: 1,
    kind: 'text',
    maxLength: 200,
    exported: true,
    personal: true,
  },
  phoneNumber: {
    section: 'vehicleInfo',
    step: 1,
    kind: 'phone',
    maxLength: 200,
    exported: true,
    searchable: true,
    personal: true,
  },
  year: {
    section: 'vehicleInfo',
    step: 1,
    kind: 'text',
    maxLength: 200,
    column: 'vehicle_year',
    searchable: true,
  },
  make: {
    section: 'vehicleInfo',
    step: 1,
    kind: 'text',
    maxLength: 200,
    column: 'vehicle_make',
    searchable: true,
  },
  model: {
    section: 'vehicleInfo',
    step: 1,
    kind: 'text',
    maxLength: 200,
    column: 'vehicle_model',
    searchable: true,
  },
  serviceType: {
    section: 'serviceSelection',
    step: 2,
    kind: 'choice',
    options: serviceTypes,
    required: true,
    exported: true,
  },
  position: {
    section: 'glassPosition',
    step: 3,
    kind: 'choice',
    options: glassPositions,
    required: true,
    exported: true,
  },
  glassType: {
    section: 'glassSelection',
    step: 4,
    kind: 'choice',
    options: storedGlassTypes,
    required: true,
    exported: true,
  },
  date: {
    section: 'appointmentDetails',
    step: 5,
    kind: 'date',
    required: true,
    column: 'appointment_date',
    exported: true,
  },
  timeFrame: {
    section: 'appointmentDetails',
    step: 5,
    kind: 'choice',
    options: timeFrames,
    required: true,
    exported: true,
  },
  firstName: {
    section: 'customerInfo',
    step: 5,
    kind: 'text',
    maxLength: 100,
    required: true,
    searchable: true,
    personal: true,
  },
  lastName: {
    section: 'customerInfo',
    step: 5,
    kind: 'text',
    maxLength: 100,
    searchable: true,
    personal: true,
  },
  email: {
    section: 'customerInfo',
    step: 5,
    kind: 'email',
    maxLength: 254,
    exported: true,
    searchable: true,
    personal: true,
  },
  address: {
    section: 'customerInfo',
    step: 5,
    kind: 'long',
    maxLength: 500,
    required: true,
    exported: true,
    searchable: true,
    personal: true,
  },
  paymentMethod: {
    section: 'appointmentDetails',
    step: 5,
    kind: 'choice',
    options: paymentMethods,
    initial: defaultPaymentMethod,
    exported: true,
  },
} as const satisfies { readonly [name: string]: QuoteDraftField }

/** The name of an answer; a refusal of `submit_quote` names it. */
export type QuoteField = keyof typeof quoteDraftFields

/** The names of all answers in the order of the wizard. */
export const quoteFieldNames = fieldNames(quoteDraftFields)

/** The step at which a field is asked. */
export function stepOfField(field: QuoteField): QuoteStep {
  return quoteDraftFields[field].step
}

const asked = quoteDraftFields

/**
 * The quote as it is stored and as the office has it, in the order in which an export shows it. Names
 * and vehicles are exported in one piece (`customer`, `vehicle`), so their parts are not.
 */
export const quoteFields = {
  firstName: asked.firstName,
  lastName: asked.lastName,
  email: asked.email,
  phoneNumber: asked.phoneNumber,
  address: asked.address,
  zipCode: asked.zipCode,
  vehicleYear: asked.year,
  vehicleMake: asked.make,
  vehicleModel: asked.model,
  serviceType: asked.serviceType,
  position: asked.position,
  glassType: asked.glassType,
  amount: { kind: 'money', column: 'price', exported: true },
  paymentMethod: asked.paymentMethod,
  appointmentDate: asked.date,
  timeFrame: asked.timeFrame,
} as const satisfies Fields
