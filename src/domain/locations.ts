import { fixedFacts } from './company'

/** A shop; its coordinates are where the mobile vans start from. */
export type ShopLocation = {
  id: string
  name: string
  street: string
  city: string
  zipCode: string
  phone: string
  phoneHref: string
  /** Degrees north. */
  latitude: number
  /** Degrees east; west is negative. */
  longitude: number
}

/**
 * The three shops of a new system. Street addresses and phone numbers are placeholders, like the company itself. The
 * owner's own are in `SiteSettings.shops`.
 */
export const locations: readonly ShopLocation[] = [
  {
    id: 'los-angeles-central',
    name: 'Los Angeles Central',
    street: '1480 Sunline Avenue',
    city: 'Los Angeles',
    zipCode: '90015',
    phone: '(555) 010-0110',
    phoneHref: 'tel:+15550100110',
    latitude: 34.04,
    longitude: -118.265,
  },
  {
    id: 'ventura-county',
    name: 'Ventura County',
    street: '2205 Daybreak Road',
    city: 'Camarillo',
    zipCode: '93010',
    phone: '(555) 010-0120',
    phoneHref: 'tel:+15550100120',
    latitude: 34.222,
    longitude: -119.035,
  },
  {
    id: 'san-fernando-valley',
    name: 'San Fernando Valley',
    street: '760 Clearview Boulevard',
    city: 'Van Nuys',
    zipCode: '91406',
    phone: '(555) 010-0130',
    phoneHref: 'tel:+15550100130',
    latitude: 34.2,
    longitude: -118.487,
  },
]

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance along the ground between two points given in degrees, in miles (haversine). */
export function milesBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The shop nearest to a point, and how far away it is in miles. There is always one shop at least. */
export function nearestShop(
  point: { latitude: number; longitude: number },
  shops: readonly ShopLocation[] = locations,
): {
  shop: ShopLocation
  miles: number
} {
  return shops
    .map((shop) => ({ shop, miles: milesBetween(point, shop) }))
    .reduce((best, next) => (next.miles < best.miles ? next : best))
}

/** True when a distance to the nearest shop is inside the mobile service's radius, both in miles. */
export function isInsideRadius(
  miles: number,
  radius: number = fixedFacts.serviceRadiusMiles,
): boolean {
  return miles <= radius
}
