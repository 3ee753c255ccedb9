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
