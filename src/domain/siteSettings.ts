import { bookingDaysAhead, hasFrameBegun, timeFrameHours, timeFrames } from './appointments'
import { openingHours, type OpeningHours } from './businessHours'
import { addDays, businessToday, weekdayOf } from './businessTime'
import { fixedFacts, usualCompany, type CompanyFacts } from './company'
import { usualFormatSettings, type FormatSettings } from './formatSettings'
import { usualPasswordRequirements, type PasswordRequirements } from './password'
import { locations, type ShopLocation } from './locations'
import { usualPrices, type Prices } from './prices'
import { usualClaims, type Claims } from './serviceFacts'

/** A day on which the shops are closed, YYYY-MM-DD, and why: "Christmas Day"; the reason may be empty. */
export type ClosedDay = { day: string; name: string }

/** What the owner has set and the public pages tell. Hours are after midnight, business time. */
export type SiteSettings = {
  /** Radius of the mobile service around each shop, in miles. */
  serviceRadius: number
  /** Between which hours visits are planned on any day. */
  businessHours: OpeningHours
  /** By weekday, Sunday first; a day that opens as it closes is closed. */
  openingHours: readonly OpeningHours[]
  /** From today on, in order. */
  closedDays: readonly ClosedDay[]
  company: CompanyFacts
  /** In the owner's order; one at least. */
  shops: readonly ShopLocation[]
  claims: Claims
  prices: Prices
  formats: FormatSettings
  /** How strong a new password must be. */
  passwordRequirements: PasswordRequirements
}

/** What holds until the database has answered, or when it does not. */
export const usualSiteSettings: SiteSettings = {
  serviceRadius: fixedFacts.serviceRadiusMiles,
  businessHours: { open: 8, close: 18 },
  openingHours,
  closedDays: [],
  company: usualCompany,
  shops: locations,
  claims: usualClaims,
  prices: usualPrices,
  formats: usualFormatSettings,
  passwordRequirements: usualPasswordRequirements,
}

/** The closed days of a week from today on. */
export function closedSoon({ closedDays }: SiteSettings, today: string): ClosedDay[] {
  const last = addDays(today, 7)
  return closedDays.filter(({ day }) => day >= today && day <= last)
}

/**
 * The days on which somebody could come but nothing is free, as far ahead as can be booked.
 * @param free the days on which something can be had (YYYY-MM-DD)
 */
export function fullDays(settings: SiteSettings, free: readonly string[], now: Date): string[] {
  const today = businessToday(now)
  return Array.from({ length: bookingDaysAhead + 1 }, (_, n) => addDays(today, n)).filter(
    (day) =>
      !free.includes(day) &&
      !settings.closedDays.some((closed) => closed.day === day) &&
      timeFrames.some((frame) => {
        const { start, end } = timeFrameHours[frame]
        const hours = settings.openingHours[weekdayOf(day)] ?? { open: 0, close: 0 }
        const { open, close } = settings.businessHours
        return (
          start >= Math.max(open, hours.open) &&
          end <= Math.min(close, hours.close) &&
          !hasFrameBegun(day, frame, now)
        )
      }),
  )
}
