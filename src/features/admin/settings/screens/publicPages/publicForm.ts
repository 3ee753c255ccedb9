import { claimLimits, claimNames, type PublicFacts, type ShopEntry } from '@/domain/publicFacts'
import type { Claims } from '@/domain/serviceFacts'

/** What is typed of a shop. */
export const shopFields = [
  'name',
  'street',
  'city',
  'zipCode',
  'phone',
  'latitude',
  'longitude',
] as const
export type ShopField = (typeof shopFields)[number]

/** Longest text of a field of a shop, in characters. */
export const shopLengths: Readonly<Record<ShopField, number>> = {
  name: 100,
  street: 200,
  city: 100,
  zipCode: 5,
  phone: 30,
  latitude: 12,
  longitude: 12,
}

/** A shop as it is typed. `key` tells it from the others while it has no id yet. */
export type ShopDraft = Record<ShopField, string> & { key: string; id: string | null }

/** The form of the public pages. */
export type PublicDraft = { shops: readonly ShopDraft[] } & Record<keyof Claims, string>

/** What the pages show as the form begins with it. */
export function draftOf({ shops, claims }: PublicFacts): PublicDraft {
  return {
    shops: shops.map(({ id, latitude, longitude, ...texts }) => ({
      ...texts,
      id,
      key: id,
      latitude: String(latitude),
      longitude: String(longitude),
    })),
    rating: String(claims.rating),
    reviews: String(claims.reviews),
    customers: String(claims.customers),
    years: String(claims.years),
  }
}

/** A shop with nothing typed. */
export function newShop(key: string): ShopDraft {
  const empty = Object.fromEntries(shopFields.map((field) => [field, '']))
  return { ...(empty as Record<ShopField, string>), key, id: null }
}

/** The shops as they are sent, of a form that has no mistakes. */
export function shopsOf({ shops }: PublicDraft): ShopEntry[] {
  return shops.map(({ id, name, street, city, zipCode, phone, latitude, longitude }) => ({
    id,
    name: name.trim(),
    street: street.trim(),
    city: city.trim(),
    zipCode: zipCode.trim(),
    phone: phone.trim(),
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  }))
}

const degrees = (text: string) => (text.trim() === '' ? null : Number(text))

/** The claims as they are sent, of a form that has no mistakes. */
export function claimsOf(draft: PublicDraft): Claims {
  return {
    rating: Number(draft.rating),
    reviews: Number(draft.reviews),
    customers: Number(draft.customers),
    years: Number(draft.years),
  }
}

export type ShopMistake = {
  /** The shop's place, from 0. */
  place: number
  field: ShopField
  problem: 'required' | 'invalid' | 'not_offered'
}

/** What is wrong with the shops as they are typed, in their order. */
export function shopMistakes({ shops }: PublicDraft): ShopMistake[] {
  return shops.flatMap((shop, place) =>
    shopFields.flatMap((field) => {
      const problem = shopProblem(shop, field)
      return problem ? [{ place, field, problem }] : []
    }),
  )
}

function shopProblem(shop: ShopDraft, field: ShopField): 'required' | 'invalid' | null {
  const text = shop[field].trim()
  if (field === 'latitude' || field === 'longitude') {
    const other = shop[field === 'latitude' ? 'longitude' : 'latitude'].trim()
    // Half a place is none.
    if (text === '') return other === '' ? null : 'invalid'
    const limit = field === 'latitude' ? 90 : 180
    return /^-?\d{1,3}(\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= limit
      ? null
      : 'invalid'
  }
  if (text === '') return 'required'
  if (field === 'zipCode') return /^\d{5}$/.test(text) ? null : 'invalid'
  if (field === 'phone') return /^[0-9+()\-. ]{7,30}$/.test(text) ? null : 'invalid'
  return text.length > shopLengths[field] ? 'invalid' : null
}

/** The claims that cannot be right as they are typed. */
export function claimMistakes(draft: PublicDraft): (keyof Claims)[] {
  return claimNames.filter((claim) => {
    const text = draft[claim].trim()
    const { min, max } = claimLimits[claim]
    const form = claim === 'rating' ? /^\d(\.\d)?$/ : /^\d{1,8}$/
    return !form.test(text) || Number(text) < min || Number(text) > max
  })
}

/** The shops with one moved by a place, up (-1) or down (1). */
export function withMoved(
  shops: readonly ShopDraft[],
  place: number,
  by: -1 | 1,
): readonly ShopDraft[] {
  const moved = [...shops]
  const [shop] = moved.splice(place, 1)
  if (shop) moved.splice(place + by, 0, shop)
  return moved
}
