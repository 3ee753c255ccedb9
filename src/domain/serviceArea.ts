import { isInsideRadius, locations, nearestShop, type ShopLocation } from './locations'
import { placeCodeLength, placeOfCode } from './placeCode'
import { isSouthernCalifornia } from './usStates'

/** Where a ZIP lies; `unknown` is no refusal: the public tables lack many PO-box ZIPs. */
export type ServiceAreaAnswer = 'inside' | 'outside' | 'unknown'

/** The same answer with the nearest shop and the distance to it in whole miles, rounded up. */
export type ServiceAreaDetail =
  | { answer: 'inside' | 'outside'; shop: ShopLocation; miles: number }
  | { answer: 'outside' | 'unknown'; shop?: undefined; miles?: undefined }

/** The region's table: for each 3-digit ZIP prefix, entries of two last digits and where it lies (`placeCode`). */
export type RegionTable = Readonly<Record<string, string>>

const entryLength = 2 + placeCodeLength

/**
 * The five digits of a ZIP as typed ("91406", "91406-1234", " 91406 "), or null when the text holds no ZIP.
 * Never used to refuse an entry, only to look one up.
 */
export function zipDigits(text: string): string | null {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(text)?.[1] ?? null
}

/**
 * Looks a ZIP up in the region's table, and the nearest of the shops. A prefix that the table lacks lies outside the
 * region altogether, and so outside of what shops of the region reach; a ZIP missing from a prefix that it has is
 * unknown.
 */
export function findInRegion(
  table: RegionTable,
  text: string,
  shops: readonly ShopLocation[] = locations,
): ServiceAreaDetail {
  const zip = zipDigits(text)
  if (!zip) return { answer: 'unknown' }
  const entries = table[zip.slice(0, 3)]
  if (entries === undefined) {
    const isRegional = shops.every(({ zipCode }) => isSouthernCalifornia(zipCode))
    return { answer: isRegional ? 'outside' : 'unknown' }
  }
  for (let at = 0; at < entries.length; at += entryLength) {
    if (entries.slice(at, at + 2) !== zip.slice(3)) continue
    const { shop, miles: exact } = nearestShop(
      placeOfCode(entries.slice(at + 2, at + entryLength)),
      shops,
    )
    const miles = Math.ceil(exact)
    return { answer: isInsideRadius(miles) ? 'inside' : 'outside', shop, miles }
  }
  return { answer: 'unknown' }
}

/**
 * Whether the mobile service reaches a ZIP, with the nearest shop. The table is fetched on first use; when
 * it cannot be loaded the answer is `unknown`, since a visitor must never be turned away by a lost file.
 */
export async function findServiceArea(
  zip: string,
  shops: readonly ShopLocation[] = locations,
): Promise<ServiceAreaDetail> {
  try {
    const { regionTable } = await import('./serviceAreaTable')
    return findInRegion(regionTable, zip, shops)
  } catch {
    return { answer: 'unknown' }
  }
}

/** The same place, judged by the owner's radius in miles. Where the distance is not known the answer stays. */
export function withinRadius(detail: ServiceAreaDetail, radius: number): ServiceAreaDetail {
  if (detail.miles === undefined) return detail
  return { ...detail, answer: isInsideRadius(detail.miles, radius) ? 'inside' : 'outside' }
}

/** Whether a ZIP lies within the usual service radius of a shop (25 miles). */
export async function checkServiceArea(zip: string): Promise<ServiceAreaAnswer> {
  return (await findServiceArea(zip)).answer
}
