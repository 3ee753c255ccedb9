import { cleanText, isBlank } from '@/domain/text'
import { nextUuid } from '../mockDatabase'
import { zipPoint } from './capacity/drives'
import { isFields, type Fields } from './checkedFields'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuseField, refuseFields } from './refusal'
import { insertRow, removeRow, updateRow } from './rows'
import { groupVersion, takeGroup } from './savedGroups'
import type { ClaimsRow, ShopRow } from './ownerRows'
import type { BusinessTables } from './tables'

type Problem = { field: string; problem: 'required' | 'invalid' | 'too_long' | 'not_offered' }
type Place = { latitude: number | null; longitude: number | null; isGiven: boolean }
const mostShops = 20
const longest = { name: 100, street: 200, city: 100 } as const

/** The shops in their order, as the public pages show them. */
export function shopsOf(tables: Pick<BusinessTables, 'shops'>): Omit<ShopRow, 'place'>[] {
  return [...tables.shops.values()]
    .sort((one, other) => one.place - other.place)
    .map(({ place: _place, ...shop }) => shop)
}

/** What the company says of itself. */
export function claimsOf({ tables }: Pick<Context, 'tables'>): ClaimsRow {
  const row = tables.site_claims.get('true')
  if (!row) throw new Error('The database has no claims')
  return row
}

function publicFacts(context: Context) {
  return {
    version: groupVersion(context, 'public_facts'),
    shops: shopsOf(context.tables),
    claims: claimsOf(context),
  }
}

function textOf(value: unknown): string {
  if ((value ?? null) === null) return ''
  return cleanText(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Where a shop is: as it was sent, else where its ZIP code lies. */
function placeOf(shop: Fields): Place {
  const [latitude = null, longitude = null] = zipPoint(textOf(shop.zip_code)) ?? []
  return {
    latitude: typeof shop.latitude === 'number' ? shop.latitude : latitude,
    longitude: typeof shop.longitude === 'number' ? shop.longitude : longitude,
    isGiven: (shop.latitude ?? shop.longitude ?? null) !== null,
  }
}

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

function shopProblems(shop: Fields, index: number): Problem[] {
  const place = placeOf(shop)
  const textProblem = (name: keyof typeof longest) => {
    const text = textOf(shop[name])
    if (isBlank(text)) return 'required'
    return [...text].length > longest[name] ? 'too_long' : null
  }
  const zipProblem = (zip: string) => {
    if (zip === '') return 'required'
    if (!/^\d{5}$/.test(zip)) return 'invalid'
    return !place.isGiven && place.latitude === null ? 'not_offered' : null
  }
  const phoneProblem = (phone: string) => {
    if (phone === '') return 'required'
    return /^[-0-9+(). ]{7,30}$/.test(phone) ? null : 'invalid'
  }
  const degreeProblem = (degrees: number | null, most: number) =>
    place.isGiven && !isBetween(degrees, -most, most) ? 'invalid' : null
  const found: [string, Problem['problem'] | null][] = [
    ['name', textProblem('name')],
    ['street', textProblem('street')],
    ['city', textProblem('city')],
    ['zip_code', zipProblem(textOf(shop.zip_code))],
    ['phone', phoneProblem(textOf(shop.phone))],
    ['latitude', degreeProblem(place.latitude, 90)],
    ['longitude', degreeProblem(place.longitude, 180)],
  ]
  return found.flatMap(([name, problem]) =>
    problem ? [{ field: `shops.${index}.${name}`, problem }] : [],
  )
}

// Claim → the least, the most, and how many decimals.
const claimBounds = {
  rating: [1, 5, 1],
  reviews: [0, 10_000_000, 0],
  customers: [0, 10_000_000, 0],
  years: [0, 200, 0],
} as const
const claimNames = Object.keys(claimBounds) as (keyof typeof claimBounds)[]

function claimProblems(claims: Fields): Problem[] {
  return claimNames.flatMap((name): Problem[] => {
    const value = claims[name] ?? null
    if (value === null) return [{ field: `claims.${name}`, problem: 'required' }]
    const [least, most, decimals] = claimBounds[name]
    const isRight = isBetween(value, least, most) && Number(value.toFixed(decimals)) === value
    return isRight ? [] : [{ field: `claims.${name}`, problem: 'invalid' }]
  })
}

function shopOf(context: Context, shop: Fields, index: number): ShopRow {
  const { latitude, longitude } = placeOf(shop)
  const isKnown = typeof shop.id === 'string' && context.tables.shops.has(shop.id)
  return {
    id: isKnown ? String(shop.id) : `shop-${nextUuid(context.database).slice(0, 8)}`,
    place: index + 1,
    name: textOf(shop.name),
    street: textOf(shop.street),
    city: textOf(shop.city),
    zip_code: textOf(shop.zip_code),
    phone: textOf(shop.phone),
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
  }
}

function savePublicFacts(context: Context, version: number | null, given: unknown, said: unknown) {
  const { tables } = context
  if (!Array.isArray(given) || given.length < 1 || given.length > mostShops) {
    refuseField('shops', 'invalid')
  }
  const shops = (given as unknown[]).map((shop) => (isFields(shop) ? shop : {}))
  const claims = isFields(said) ? said : {}
  const problems = [...shops.flatMap(shopProblems), ...claimProblems(claims)]
  if (problems.length > 0) refuseFields(problems)
  takeGroup(context, 'public_facts', version)
  const rows = new Map<string, ShopRow>()
  for (const [index, shop] of shops.entries()) {
    const row = shopOf(context, shop, index)
    if (!rows.has(row.id)) rows.set(row.id, row)
  }
  for (const id of tables.shops.keys()) if (!rows.has(id)) removeRow(context, 'shops', id)
  for (const [id, row] of rows) {
    if (tables.shops.has(id)) updateRow(context, 'shops', id, row)
    else insertRow(context, 'shops', id, row)
  }
  const saved = Object.fromEntries(claimNames.map((name) => [name, Number(claims[name])]))
  updateRow(context, 'site_claims', 'true', saved)
  return publicFacts(context)
}

/** The shops, and what the company says of itself. */
export const publicFactFunctions: DatabaseFunctions = {
  get_public_facts: forAdmins({}, publicFacts),
  save_public_facts: forAdmins(
    { version: 'integer', shops: 'jsonb', claims: 'jsonb' },
    (context, { version, shops, claims }) => savePublicFacts(context, version, shops, claims),
  ),
}
