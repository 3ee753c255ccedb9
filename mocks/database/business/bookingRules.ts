import type { BusinessTables } from './tables'

/** The rules of booking: one row. */
export function bookingRules(tables: BusinessTables) {
  const rules = tables.booking_rules.get('true')
  if (!rules) throw new Error('The database has no booking rules')
  return rules
}
