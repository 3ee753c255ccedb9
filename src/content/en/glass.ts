import type { PaymentMethod } from '@/domain/appointments'
import type { GlassType } from '@/domain/prices'
import type { GlassPosition, ServiceType } from '@/domain/services'

/** Where a glass sits, as people say it. Left and right are as seen from the driver's seat. */
const positions: Record<Exclude<GlassPosition, 'main'>, string> = {
  'front-left': 'Front left door',
  'front-right': 'Front right door',
  'rear-left': 'Rear left door',
  'rear-right': 'Rear right door',
  'front-left-vent': 'Front left vent',
  'front-right-vent': 'Front right vent',
  'rear-left-vent': 'Rear left vent',
  'rear-right-vent': 'Rear right vent',
  'left-quarter': 'Left quarter',
  'right-quarter': 'Right quarter',
}

/** The name of a position; what the main glass is depends on the service. */
export function positionLabel(position: GlassPosition, service?: ServiceType | ''): string {
  if (position !== 'main') return positions[position]
  return service === 'back-glass' ? 'Back glass' : 'Windshield'
}

/** The names of the three kinds of glass (specification, section 9). */
export const glassTypeLabels: Record<GlassType, string> = {
  oem: 'OEM glass',
  oee: 'OEE glass',
  aftermarket: 'Aftermarket glass',
}

/** The names of the payment methods (specification, section 9). */
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: 'Credit/Debit Card',
  cash: 'Cash on Service',
  insurance: 'Insurance Claim',
}
