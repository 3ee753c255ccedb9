import type { OpeningHours } from './businessHours'
import { passwordRequirementsOf } from './password'
import { isCalendarDate } from './businessTime'
import { callHref, type CompanyFacts } from './company'
import { isCurrency, isDateFormat, isTimeZoneName, type FormatSettings } from './formatSettings'
import type { ShopLocation } from './locations'
import { readPrices } from './prices'
import type { Claims } from './serviceFacts'
import { usualSiteSettings as usual, type ClosedDay, type SiteSettings } from './siteSettings'

/**
 * Reads what `site_settings` answered, its names in camel case. What is missing or makes no sense falls back part by
 * part: a page must not lose its opening hours over a shop that has no street. Null when there are no settings at all.
 */
export function readSiteSettings(value: unknown): SiteSettings | null {
  if (!isRecord(value) || Object.keys(value).length === 0) return null
  const { serviceRadius } = value
  const isRadius = typeof serviceRadius === 'number' && serviceRadius > 0
  return {
    serviceRadius: isRadius ? serviceRadius : usual.serviceRadius,
    businessHours: hoursOf(value.businessHours) ?? usual.businessHours,
    openingHours: weekOf(value.openingHours) ?? usual.openingHours,
    closedDays: listOf(value.closedDays).flatMap(closedDayOf),
    company: companyOf(value.company),
    shops: shopsOf(value.shops) ?? usual.shops,
    claims: claimsOf(value.claims),
    prices: readPrices(value.prices),
    formats: formatsOf(value.formats),
    passwordRequirements: passwordRequirementsOf(value.passwordRequirements),
  }
}

/** "07:30" → 7.5; "24:00" is the end of the day. Null when it is no time. */
function hourOf(text: unknown): number | null {
  const [, hours, minutes] = (typeof text === 'string' && /^(\d{2}):(\d{2})/.exec(text)) || []
  const hour = Number(hours) + Number(minutes) / 60
  return hour >= 0 && hour <= 24 ? hour : null
}

function hoursOf(value: unknown): OpeningHours | null {
  if (!isRecord(value)) return null
  const [open, close] = [hourOf(value.opens), hourOf(value.closes)]
  return open === null || close === null ? null : { open, close }
}

/** The hours by weekday; null unless every weekday has some. */
function weekOf(value: unknown): OpeningHours[] | null {
  const days = listOf(value)
  const week = Array.from({ length: 7 }, (_, weekday) =>
    hoursOf(days.find((one) => isRecord(one) && one.weekday === weekday)),
  ).filter((hours) => hours !== null)
  return week.length === 7 ? week : null
}

function closedDayOf(value: unknown): ClosedDay[] {
  if (!isRecord(value)) return []
  const { day, name } = value
  return typeof day === 'string' && isCalendarDate(day)
    ? [{ day, name: typeof name === 'string' ? name : '' }]
    : []
}

function companyOf(value: unknown): CompanyFacts {
  const given = isRecord(value) ? value : {}
  const phone = textOf(given.phone) ?? usual.company.phone
  const website = textOf(given.website)
  return {
    name: textOf(given.name) ?? usual.company.name,
    address: textOf(given.address) ?? usual.company.address,
    phone,
    phoneHref: callHref(phone),
    email: textOf(given.email) ?? usual.company.email,
    // It becomes the address of a link: never one that runs script.
    website: website && /^https?:\/\//i.test(website) ? website : usual.company.website,
  }
}

/** The shops that make sense; null when there is none. */
function shopsOf(value: unknown): ShopLocation[] | null {
  const shops = listOf(value).flatMap(shopOf)
  return shops.length > 0 ? shops : null
}

function shopOf(value: unknown): ShopLocation[] {
  if (!isRecord(value)) return []
  const [id, name, street] = [textOf(value.id), textOf(value.name), textOf(value.street)]
  const [city, zipCode, phone] = [textOf(value.city), textOf(value.zipCode), textOf(value.phone)]
  const { latitude, longitude } = value
  if (!id || !name || !street || !city || !zipCode || !phone) return []
  if (!isWithin(latitude, -90, 90) || !isWithin(longitude, -180, 180)) return []
  return [
    { id, name, street, city, zipCode, phone, phoneHref: callHref(phone), latitude, longitude },
  ]
}

function claimsOf(value: unknown): Claims {
  const given = isRecord(value) ? value : {}
  const { rating, reviews, customers, years } = given
  return {
    rating: isWithin(rating, 1, 5) ? rating : usual.claims.rating,
    reviews: isCount(reviews) ? reviews : usual.claims.reviews,
    customers: isCount(customers) ? customers : usual.claims.customers,
    years: isCount(years) ? years : usual.claims.years,
  }
}

function formatsOf(value: unknown): FormatSettings {
  const { currency, dateFormat, timeZone } = isRecord(value) ? value : {}
  return {
    currency: isCurrency(currency) ? currency : usual.formats.currency,
    dateFormat: isDateFormat(dateFormat) ? dateFormat : usual.formats.dateFormat,
    timeZone: isTimeZoneName(timeZone) ? timeZone : usual.formats.timeZone,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

function isCount(value: unknown): value is number {
  return isWithin(value, 0, 10_000_000) && Number.isInteger(value)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
