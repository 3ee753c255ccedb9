import * as fc from 'fast-check'
import { paymentMethods, timeFrames } from '@/domain/appointments'
import { glassPrices, glassTypes } from '@/domain/prices'
import { emptyQuoteDraft, type QuoteDraft } from '@/domain/quoteDraft'
import { positionsFor, serviceTypes } from '@/domain/services'

/** Whatever people and robots type: any Unicode, very long, markup, right-to-left, invisible. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    '😀🚗',
    'x'.repeat(10_000),
    '<script>alert(1)</script>',
    'شارع النخيل ١٢',
    "Robert'); DROP TABLE quotes;--",
    '+1 (555) 010-0123',
    '555.010.0123 ext 4',
    '90012-1234',
  ),
)

/** A draft whose choices belong together; its texts are anything. */
export const anyDraft: fc.Arbitrary<QuoteDraft> = fc
  .record({
    currentStep: fc.constantFrom(1, 2, 3, 4, 5),
    service: fc.constantFrom('' as const, ...serviceTypes),
    positionIndex: fc.nat(3),
    hasPosition: fc.boolean(),
    glass: fc.constantFrom('' as const, ...glassTypes),
    texts: fc.array(anyText, { minLength: 9, maxLength: 9 }),
    date: fc.constantFrom('', '2026-06-15', '2026-06-17', '2026-02-30', '2020-01-01', 'tomorrow'),
    timeFrame: fc.constantFrom('' as const, ...timeFrames),
    paymentMethod: fc.constantFrom(...paymentMethods),
  })
  .map((parts): QuoteDraft => {
    const [zipCode, phoneNumber, year, make, model, firstName, lastName, email, address] =
      parts.texts as [string, string, string, string, string, string, string, string, string]
    const offered = parts.service === '' ? [] : positionsFor(parts.service)
    const position = parts.hasPosition ? offered[parts.positionIndex % offered.length] : undefined
    return {
      currentStep: parts.currentStep as QuoteDraft['currentStep'],
      vehicleInfo: { ...emptyQuoteDraft.vehicleInfo, zipCode, phoneNumber, year, make, model },
      serviceSelection: { serviceType: parts.service },
      glassPosition: { position: position ?? '' },
      glassSelection: {
        glassType: parts.glass,
        price: parts.glass === '' ? 0 : glassPrices[parts.glass],
      },
      appointmentDetails: {
        date: parts.date,
        timeFrame: parts.timeFrame,
        customerInfo: { firstName, lastName, email, address },
        paymentMethod: parts.paymentMethod,
      },
    }
  })
