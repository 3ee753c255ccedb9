import type { GlassType } from '@/domain/prices'

const glass: Record<GlassType, string> = {
  oem: 'Exact match from the car’s own maker, with the manufacturer warranty.',
  oee: 'Built to the same specification, often in the same factories, without the badge.',
  aftermarket: 'Safety glass that meets the federal standard, at the lowest price.',
}

/** Words beside the three prices of `domain/prices`. */
export const prices = {
  laborIncluded: 'labor included',
  recommended: 'Recommended',
  glass,
} as const
