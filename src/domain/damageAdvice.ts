import type { ServiceType } from './services'
import { serviceFacts } from './serviceFacts'

/** Where on the windshield the damage sits. */
export const damagePlaces = ['elsewhere', 'driver-view', 'camera', 'edge'] as const
export type DamagePlace = (typeof damagePlaces)[number]

/** The most chips that can be repaired in one windshield: more than three and it is replaced (trade rule). */
const mostRepairableChips = 3

export type Damage = {
  /** Length of the longest crack, or width of the largest chip, in inches. */
  inches: number
  /** How many chips or cracks there are. */
  count: number
  place: DamagePlace
}

/** Why a windshield must be replaced. */
export type ReplaceReason = 'too-many' | 'too-long' | 'driver-view' | 'camera' | 'edge'

export type DamageAdvice = {
  advice: 'repair' | 'replace'
  /** Every reason that speaks for replacing; empty when a repair will do. */
  reasons: readonly ReplaceReason[]
  /** The service to book in the wizard. */
  service: Extract<ServiceType, 'chip-repair' | 'windshield'>
}

/**
 * Whether a windshield's damage can be repaired. Cracks up to 12 inches can;
 * more than three chips, damage in the driver's view, before a driver-assistance camera or at the edge
 * of the glass cannot (rules of the trade: chip count, place, distance to the edge).
 * Throws a RangeError when size or number is negative or not a number.
 */
export function adviseOnDamage({ inches, count, place }: Damage): DamageAdvice {
  if (!(inches >= 0) || !(count >= 0)) {
    throw new RangeError('Size and number of the damage must be zero or more.')
  }
  const reasons: ReplaceReason[] = []
  if (count > mostRepairableChips) reasons.push('too-many')
  if (inches > serviceFacts.longestRepairableCrackInches) reasons.push('too-long')
  if (place !== 'elsewhere') reasons.push(place)
  return reasons.length === 0
    ? { advice: 'repair', reasons, service: 'chip-repair' }
    : { advice: 'replace', reasons, service: 'windshield' }
}
