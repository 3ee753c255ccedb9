import { cleanText } from '@/domain/text'
import { nextUuid } from '../mockDatabase'
import { zipPoint } from './capacity/drives'
import { isFields, type Fields } from './checkedFields'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { noteChange } from './publishing'
import { refuseField, refuseFields, refuseStale } from './refusal'
import { writeHistory } from './rows'
import type { BusinessTables, ClaimsRow, ShopRow } from './tables'

type Problem = { field: string; problem: 'required' | 'invalid' | 'too_long' | 'not_offered' }
const mostShops = 20

const longest = { name: 100, street: 200, city: 100, phone: 30 } as const
const texts = ['name', 'street', 'city', 'phone'] as const

/** The shops in their order, as the public pages show them. */
export function shopsOf(tables: Pick<BusinessTables, 'shops'>): Omit<ShopRow, 'place'>[] {
  return [...tables.shops.values()]
    .sort((one, other) => one.place - other.place)
    .map(({ place: _place, ...shop }) => shop)
}

function claimsRow({ tables }: Pick<Context, 'tables'>): ClaimsRow {
  const row = tables.public_claims.get('true')
  if (!row) throw new Error('The database has no claims')
  return row
}

/** What the company says of itself. */
export function claimsOf(context: Pick<Context, 'tables'>): Omit<ClaimsRow, 'version'> {
  const { version: _version, ...claims } = claimsRow(context)
  return claims
}

function publicFacts(context: Context) {
  return {
    version: claimsRow(context).version,
    shops: shopsOf(context.tables),
    claims: claimsOf(context),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? cleanText(value) : '')

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

function shopProblems({ tables }: Context, shop: Fields, place: number): Problem[] {
  const problems: Problem[] = []
  const add = (name: string, problem: Problem['problem']) =>
    problems.push({ field: `shops.${place}.${name}`, problem })
  if (shop.id !== null && shop.id !== undefined && !tables.shops.has(String(shop.id))) {
    add('id', 'not_offered')
  }
  for (const name of texts) {
    const text = textOf(shop[name])
    if (text === '') add(name, 'required')
    else if ([...text].length > longest[name]) add(name, 'too_long')
  }
  const zip = textOf(shop.zip_code)
  const isPlaced = typeof shop.latitude === 'number' && typeof shop.longitude === 'number'
  if (zip === '') add('zip_code', 'required')
  else if (!/^\d{5}$/.test(zip)) add('zip_code', 'invalid')
  else if (!isPlaced && !zipPoint(zip)) add('zip_code', 'not_offered')
  if ((shop.latitude ?? null) !== null && !isBetween(shop.latitude, -90, 90)) {
    add('latitude', 'invalid')
  }
  if ((shop.longitude ?? null) !== null && !isBetween(shop.longitude, -180, 180)) {
    add('longitude', 'invalid')
  }
  return problems
}

const counts = { reviews: 10_000_000, customers: 10_000_000, years: 200 } as const

function claimProblems(claims: Fields): Problem[] {
  const problemOf = (name: string, isRight: (value: unknown) => boolean): Problem[] => {
    const value = claims[name] ?? ''
    if (value === '') return [{ field: `claims.${name}`, problem: 'required' }]
    return isRight(value) ? [] : [{ field: `claims.${name}`, problem: 'invalid' }]
  }
  const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6
  return [
    ...problemOf('rating', (value) => isBetween(value, 1, 5) && hasOneDecimal(value)),
    ...Object.entries(counts).flatMap(([name, most]) =>
      problemOf(name, (value) => Number.isInteger(value) && isBetween(value, 0, most)),
    ),
  ]
}

function shopOf(context: Context, shop: Fields, place: number): ShopRow {
  const zip_code = textOf(shop.zip_code)
  const [latitude, longitude] = zipPoint(zip_code) ?? [0, 0]
  return {
    id: typeof shop.id === 'string' ? shop.id : nextUuid(context.database),
    place,
    name: textOf(shop.name),
    street: textOf(shop.street),
    city: textOf(shop.city),
    zip_code,
    phone: textOf(shop.phone),
    latitude: typeof shop.latitude === 'number' ? shop.latitude : latitude,
    longitude: typeof shop.longitude === 'number' ? shop.longitude : longitude,
  }
}

function savePublicFacts(context: Context, version: number | null, shops: unknown, said: unknown) {
  const { tables } = context
  const stored = claimsRow(context)
  if (stored.version !== version) refuseStale(stored.version, 'what the public pages show')
  if (!Array.isArray(shops) || shops.length > mostShops || !shops.every(isFields)) {
    refuseField('shops', 'invalid')
  }
  if (shops.length === 0) refuseField('shops', 'required')
  if (!isFields(said)) refuseField('claims', 'invalid')
  const problems = [
    ...(shops as Fields[]).flatMap((shop, place) => shopProblems(context, shop, place)),
    ...claimProblems(said),
  ]
  if (problems.length > 0) refuseFields(problems)
  const before = { shops: shopsOf(tables), claims: claimsOf(context) }
  const rows = (shops as Fields[]).map((shop, place) => shopOf(context, shop, place))
  tables.shops.clear()
  for (const row of rows) tables.shops.set(row.id, row)
  const { rating, reviews, customers, years } = said as Record<string, number>
  tables.public_claims.set('true', {
    rating: rating ?? 0,
    reviews: reviews ?? 0,
    customers: customers ?? 0,
    years: years ?? 0,
    version: stored.version + 1,
  })
  const after = { shops: shopsOf(tables), claims: claimsOf(context) }
  const changes = Object.fromEntries(
    (['shops', 'claims'] as const)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )
  writeHistory(context, 'public_facts', 'update', { id: '1' }, changes)
  noteChange(context)
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
