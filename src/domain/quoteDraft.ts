import {
  defaultPaymentMethod,
  isPaymentMethod,
  isTimeFrame,
  type PaymentMethod,
  type TimeFrame,
} from './appointments'
import { glassPrices, isGlassType, type GlassType } from './prices'
import { isPositionOf, isServiceType, type GlassPosition, type ServiceType } from './services'

/** What the wizard collects (specification, section 3). Empty text means "not given yet". */
export type QuoteDraft = {
  currentStep: QuoteStep
  vehicleInfo: VehicleInfo
  serviceSelection: { serviceType: ServiceType | '' }
  glassPosition: { position: GlassPosition | '' }
  glassSelection: { glassType: GlassType | ''; price: number }
  appointmentDetails: AppointmentDetails
}

/** Free text, all of it: nothing typed here is ever refused at step 1 (design, section 2). */
export type VehicleInfo = {
  zipCode: string
  phoneNumber: string
  year: string
  make: string
  model: string
}

export type AppointmentDetails = {
  /** YYYY-MM-DD, Pacific Time. */
  date: string
  timeFrame: TimeFrame | ''
  customerInfo: CustomerInfo
  paymentMethod: PaymentMethod
}

export type CustomerInfo = { firstName: string; lastName: string; email: string; address: string }

export type QuoteStep = 1 | 2 | 3 | 4 | 5

/** The sections of a draft that take partial merges. */
export type QuoteSection = Exclude<keyof QuoteDraft, 'currentStep'>

export const emptyQuoteDraft: QuoteDraft = {
  currentStep: 1,
  vehicleInfo: { zipCode: '', phoneNumber: '', year: '', make: '', model: '' },
  serviceSelection: { serviceType: '' },
  glassPosition: { position: '' },
  glassSelection: { glassType: '', price: 0 },
  appointmentDetails: {
    date: '',
    timeFrame: '',
    customerInfo: { firstName: '', lastName: '', email: '', address: '' },
    paymentMethod: defaultPaymentMethod,
  },
}

/** What can be merged into a section: any of its fields, and any of the customer's. */
export type QuotePatch<Section extends QuoteSection> = Section extends 'appointmentDetails'
  ? Partial<Omit<AppointmentDetails, 'customerInfo'>> & { customerInfo?: Partial<CustomerInfo> }
  : Partial<QuoteDraft[Section]>

/**
 * The draft with part of a section changed; everything else stays as it is (specification, section 4).
 * A change of service drops a position that the new service is not done at.
 */
export function mergeQuoteSection<Section extends QuoteSection>(
  draft: QuoteDraft,
  section: Section,
  patch: QuotePatch<Section>,
): QuoteDraft {
  const merged: QuoteDraft = { ...draft, [section]: { ...draft[section], ...patch } }
  if (section === 'appointmentDetails') {
    const { customerInfo } = patch as QuotePatch<'appointmentDetails'>
    merged.appointmentDetails.customerInfo = {
      ...draft.appointmentDetails.customerInfo,
      ...customerInfo,
    }
  }
  return withFittingPosition(merged)
}

/**
 * A stored draft with what was answered before it could be read laid over it: on a page that arrives
 * ready-made a person may type before the script is there, and those words must win.
 */
export function overlayDraft(stored: QuoteDraft, typed: QuoteDraft): QuoteDraft {
  const { customerInfo, paymentMethod, ...appointment } = typed.appointmentDetails
  return withFittingPosition({
    currentStep: Math.max(stored.currentStep, typed.currentStep) as QuoteStep,
    vehicleInfo: { ...stored.vehicleInfo, ...given(typed.vehicleInfo) },
    serviceSelection: { ...stored.serviceSelection, ...given(typed.serviceSelection) },
    glassPosition: { ...stored.glassPosition, ...given(typed.glassPosition) },
    glassSelection: { ...stored.glassSelection, ...given(typed.glassSelection) },
    appointmentDetails: {
      ...stored.appointmentDetails,
      ...given(appointment),
      ...(paymentMethod === defaultPaymentMethod ? {} : { paymentMethod }),
      customerInfo: { ...stored.appointmentDetails.customerInfo, ...given(customerInfo) },
    },
  })
}

/** True when nothing has been answered yet; which step is open does not count. */
export function isEmptyDraft(draft: QuoteDraft): boolean {
  return (
    JSON.stringify({ ...draft, currentStep: 1 }) ===
    JSON.stringify({ ...emptyQuoteDraft, currentStep: 1 })
  )
}

/**
 * Reads a draft that came from outside, such as the browser's storage. Whatever is missing, mistyped or
 * no longer offered is left empty; a price is never taken over but looked up. Returns null when the
 * value is no draft at all.
 */
export function readQuoteDraft(value: unknown): QuoteDraft | null {
  if (!isRecord(value)) return null
  const vehicle = recordAt(value, 'vehicleInfo')
  const appointment = recordAt(value, 'appointmentDetails')
  const customer = recordAt(appointment, 'customerInfo')
  const serviceType = recordAt(value, 'serviceSelection').serviceType
  const position = textAt(recordAt(value, 'glassPosition'), 'position')
  const glassType = recordAt(value, 'glassSelection').glassType
  const service = isServiceType(serviceType) ? serviceType : ''
  return {
    currentStep: isQuoteStep(value.currentStep) ? value.currentStep : 1,
    vehicleInfo: {
      zipCode: textAt(vehicle, 'zipCode'),
      phoneNumber: textAt(vehicle, 'phoneNumber'),
      year: textAt(vehicle, 'year'),
      make: textAt(vehicle, 'make'),
      model: textAt(vehicle, 'model'),
    },
    serviceSelection: { serviceType: service },
    glassPosition: { position: service && isPositionOf(service, position) ? position : '' },
    glassSelection: isGlassType(glassType)
      ? { glassType, price: glassPrices[glassType] }
      : emptyQuoteDraft.glassSelection,
    appointmentDetails: {
      date: textAt(appointment, 'date'),
      timeFrame: isTimeFrame(appointment.timeFrame) ? appointment.timeFrame : '',
      customerInfo: {
        firstName: textAt(customer, 'firstName'),
        lastName: textAt(customer, 'lastName'),
        email: textAt(customer, 'email'),
        address: textAt(customer, 'address'),
      },
      paymentMethod: isPaymentMethod(appointment.paymentMethod)
        ? appointment.paymentMethod
        : defaultPaymentMethod,
    },
  }
}

/** True for the number of one of the five steps. */
export function isQuoteStep(value: unknown): value is QuoteStep {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5
}

function withFittingPosition(draft: QuoteDraft): QuoteDraft {
  const { serviceType } = draft.serviceSelection
  const { position } = draft.glassPosition
  if (!serviceType || !position || isPositionOf(serviceType, position)) return draft
  return { ...draft, glassPosition: { position: '' } }
}

/** The fields that hold an answer: no empty text, no price of nothing. */
function given<Section extends object>(section: Section): Partial<Section> {
  const answered = Object.entries(section).filter(([, value]) => value !== '' && value !== 0)
  return Object.fromEntries(answered) as Partial<Section>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function recordAt(record: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = record[key]
  return isRecord(value) ? value : {}
}

function textAt(record: Record<string, unknown>, key: string): string {
  const value = record[key]
  return typeof value === 'string' ? value : ''
}
