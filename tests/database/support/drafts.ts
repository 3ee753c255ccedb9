import { emptyQuoteDraft, type QuoteDraft } from '@/domain/quoteDraft'

/** The instant at which the tests' clock stands: Friday, November 27, 2026, 11:00 AM in the shop. */
export const testNow = '2026-11-27T19:00:00Z'

/** The Monday after `testNow`. */
export const monday = '2026-11-30'

/** A draft that can be booked at `testNow`. */
export const bookableDraft: QuoteDraft = {
  ...emptyQuoteDraft,
  vehicleInfo: {
    ...emptyQuoteDraft.vehicleInfo,
    zipCode: '95814',
    phoneNumber: '(555) 010-0123',
    year: '2021',
    make: 'Toyota',
    model: 'Corolla',
  },
  serviceSelection: { serviceType: 'windshield' },
  glassPosition: { position: 'main' },
  glassSelection: { glassType: 'oem', price: 299 },
  appointmentDetails: {
    date: monday,
    timeFrame: '10:00 AM - 12:00 PM',
    customerInfo: {
      firstName: 'Dana',
      lastName: 'Reed',
      email: 'dana.reed@example.com',
      address: '1200 K Street, Sacramento',
    },
    paymentMethod: 'card',
  },
}

type Fields = Partial<
  QuoteDraft['vehicleInfo'] &
    QuoteDraft['appointmentDetails']['customerInfo'] &
    Omit<QuoteDraft['appointmentDetails'], 'customerInfo'> & {
      serviceType: unknown
      position: unknown
      glassType: unknown
      price: unknown
    }
>

/** The bookable draft with some of its fields, whatever section they are in, set to something else. */
export function draftWith(fields: { [Key in keyof Fields]?: unknown }): Record<string, unknown> {
  const pick = (section: object) =>
    Object.fromEntries(
      Object.entries(section).map(([key, value]) => [
        key,
        key in fields ? fields[key as keyof Fields] : value,
      ]),
    )
  const { customerInfo, ...appointment } = bookableDraft.appointmentDetails
  return {
    currentStep: 5,
    vehicleInfo: pick(bookableDraft.vehicleInfo),
    serviceSelection: pick(bookableDraft.serviceSelection),
    glassPosition: pick(bookableDraft.glassPosition),
    glassSelection: pick(bookableDraft.glassSelection),
    appointmentDetails: { ...pick(appointment), customerInfo: pick(customerInfo) },
  }
}
