import { defaultPaymentMethod, type PaymentMethod, type TimeFrame } from './appointments'
import type { GlassType } from './prices'
import type { GlassPosition, ServiceType } from './services'

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
