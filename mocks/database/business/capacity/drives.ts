import { milesBetween } from '@/domain/locations'
import { bookingRules } from '../bookingRules'
import type { BusinessTables } from '../tables'

// Where the ZIPs of the sample places, the shops and the fixtures lie. The database knows all of the region.
const zipPoints: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '90012': [34.066, -118.239],
  '90015': [34.039, -118.266],
  '90026': [34.079, -118.264],
  '90210': [34.101, -118.415],
  '90401': [34.016, -118.492],
  '91101': [34.147, -118.139],
  '91360': [34.213, -118.874],
  '91401': [34.178, -118.432],
  '91405': [34.202, -118.448],
  '91406': [34.197, -118.489],
  '93001': [34.362, -119.351],
  '93003': [34.284, -119.223],
  '93010': [34.228, -119.08],
}

/** Minutes of driving from one ZIP to another at the owner's speed; null when a ZIP is not known. */
export function driveMinutes(tables: BusinessTables, from: string, to: string): number | null {
  const [one, other] = [zipPoints[from], zipPoints[to]]
  if (!one || !other) return null
  const miles = milesBetween(
    { latitude: one[0], longitude: one[1] },
    { latitude: other[0], longitude: other[1] },
  )
  return (miles / bookingRules(tables).drive_mph) * 60
}

/** Where a ZIP lies; undefined when that is not known. */
export function zipPoint(zip: string): readonly [latitude: number, longitude: number] | undefined {
  return zipPoints[zip]
}

/** True when the place of a ZIP is known. */
export function isKnownZip(zip: string): boolean {
  return zip in zipPoints
}

/** Minutes from the end of one visit to the begin of the next: the drive, but never less than the gap. */
export function minutesBetween(tables: BusinessTables, from: string, to: string): number {
  const { visit_gap } = bookingRules(tables)
  return Math.max(visit_gap, Math.ceil(driveMinutes(tables, from, to) ?? visit_gap))
}

/** The five digits of a ZIP at the end of a text, or '' when there are none. */
export function zipOf(text: string): string {
  return /(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1] ?? ''
}
