import { milesBetween } from '@/domain/locations'
import { bookingRules } from '../bookingRules'
import type { BusinessTables } from '../tables'

// Where the ZIPs of the sample places, the shops and the fixtures lie. The database knows them all.
const zipPoints: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '90012': [34.066, -118.2386],
  '90015': [34.0393, -118.2663],
  '90026': [34.079, -118.2638],
  '90210': [34.1005, -118.4146],
  '90401': [34.0161, -118.4925],
  '91101': [34.1468, -118.1389],
  '91360': [34.2133, -118.8741],
  '91401': [34.1785, -118.4318],
  '91405': [34.2025, -118.448],
  '91406': [34.1975, -118.489],
  '93001': [34.3624, -119.3513],
  '93003': [34.2837, -119.2232],
  '93010': [34.2279, -119.0796],
}

/** Minutes of driving from one ZIP to another, rounded up; null when a ZIP is not known. */
export function driveMinutes(tables: BusinessTables, from: string, to: string): number | null {
  const [one, other] = [zipPoints[from], zipPoints[to]]
  if (!one || !other) return null
  const miles = milesBetween(
    { latitude: one[0], longitude: one[1] },
    { latitude: other[0], longitude: other[1] },
  )
  return Math.ceil((miles / bookingRules(tables).drive_mph) * 60)
}

/** Minutes from the end of one visit to the begin of the next: the drive, but never less than the gap. */
export function minutesBetween(tables: BusinessTables, from: string, to: string): number {
  const { visit_gap } = bookingRules(tables)
  return Math.max(visit_gap, driveMinutes(tables, from, to) ?? visit_gap)
}

/** The last group of five digits in an address, or '' when it has none. */
export function zipIn(address: string): string {
  return [...address.matchAll(/(?<!\d)\d{5}(?!\d)/g)].at(-1)?.[0] ?? ''
}
