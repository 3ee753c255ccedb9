/** What can go wrong when staff save or ask for something. Gateways of the business answer these. */

/** Why the state of things does not allow what was asked. */
export const conflictReasons = [
  'slot_taken',
  'already_converted',
  'customer_unsure',
  'wrong_state',
  'quote_expired',
  'appointment_passed',
  'technician_busy',
  'technician_off_duty',
  'technician_absent',
  'technician_unskilled',
  'in_use',
  'duplicate',
  'already_paid',
  'not_enough_stock',
  'reassigned',
  'cancelled',
  'already_completed',
  'key_used',
  'photos_missing',
] as const
export type ConflictReason = (typeof conflictReasons)[number]

/** What is wrong with a field. */
export type FieldProblem =
  | 'required'
  | 'too_long'
  | 'invalid'
  | 'not_offered'
  | 'in_the_past'
  | 'too_far_ahead'
  | 'outside_hours'
  | 'too_small'
  | 'too_large'
  | 'other_schema'
  /** Somebody else has it. */
  | 'taken'
  /** The address belongs to somebody who works here. */
  | 'already_staff'
  /** Anybody who asks it of others has to do it themselves first. */
  | 'own_factor_first'
  /** The backend cannot do it. */
  | 'not_available'
  /** There is no address to call. */
  | 'no_hook'
  | 'not_found'

/** A field that was refused, by its name in the form; lines of an order are `items.0.unitPrice`. */
export type FieldError = { field: string; problem: FieldProblem }

export type BusinessFailure =
  /** Somebody else saved first. `version`: what there is now; `keys`: which settings. */
  | { kind: 'stale'; version: number | null; keys: string[] }
  /** Not allowed, or no longer: the role may have been taken away. */
  | { kind: 'forbidden' }
  /** The session is over; sign in again. */
  | { kind: 'signed_out' }
  /** The record is gone. */
  | { kind: 'missing' }
  /** `facts` tell more: a job's id, a status, a part number. */
  | { kind: 'conflict'; reason: ConflictReason; facts: Record<string, unknown> }
  | { kind: 'invalid'; errors: FieldError[] }
  /** May pass by itself. */
  | { kind: 'unavailable'; reason: 'offline' | 'no_answer' | 'server' | 'rate_limited' }
