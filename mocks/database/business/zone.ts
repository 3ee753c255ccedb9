import { businessTimeZone, setBusinessTimeZone } from '@/domain/businessTime'
import { isTimeZoneName, usualFormatSettings } from '@/domain/formatSettings'
import type { BusinessTables } from './tables'

/**
 * Does something while business time is in the zone of these tables. The zone is kept in one place for everybody, and
 * the page that asks the pretend server may not know yet what was set there. `act` must not wait for anything.
 */
export function inZoneOf<Result>(
  { settings }: Pick<BusinessTables, 'settings'>,
  act: () => Result,
): Result {
  const before = businessTimeZone()
  const name = settings.get('time_zone')?.value
  setBusinessTimeZone(isTimeZoneName(name) ? name : usualFormatSettings.timeZone)
  try {
    return act()
  } finally {
    setBusinessTimeZone(before)
  }
}
