import { businessInstant } from '@/domain/businessTime'
import { isTimeZoneName, usualFormatSettings, type TimeZoneName } from '@/domain/formatSettings'

/**
 * The zone that the business is in while tests run: that of the environment variable BUSINESS_ZONE ("Eastern Time"), by
 * which they prove that nothing assumes one.
 */
export const testZone: TimeZoneName = zoneOfEnvironment()

function zoneOfEnvironment(): TimeZoneName {
  const zone = process.env.BUSINESS_ZONE
  if (!zone) return usualFormatSettings.timeZone
  if (!isTimeZoneName(zone)) throw new Error(`BUSINESS_ZONE is no zone of the settings: ${zone}`)
  return zone
}

/** The instant (ISO 8601) at which the clocks of the business show a time: `clockAt('2026-11-29', '10:00:01')`. */
export function clockAt(day: string, time: string): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const minute = businessInstant(day, hours * 60 + minutes, testZone)
  return new Date(minute.getTime() + seconds * 1000).toISOString()
}
