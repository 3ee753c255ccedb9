import type { SettingKey } from '@/domain/settings'
import { settingHours, timeOf } from './capacity/windows'
import { closedDaysOf, openingHoursOf } from './capacitySettings'
import type { Context } from './context'
import { forPeople, type DatabaseFunctions } from './functions'
import { shownPrices } from './prices'
import { claimsOf, shopsOf } from './publicFacts'

/** What `site_settings` answers. */
export function siteSettings(context: Context) {
  const { tables } = context
  const { starts, ends } = settingHours(tables)
  const setting = (key: SettingKey) => tables.settings.get(key)?.value ?? ''
  return {
    service_radius: Number(setting('service_radius')),
    business_hours: { opens: timeOf(starts), closes: timeOf(ends) },
    opening_hours: openingHoursOf(context),
    closed_days: closedDaysOf(context).slice(0, 60),
    company: {
      name: setting('company_name'),
      address: setting('business_address'),
      phone: setting('phone'),
      email: setting('email'),
      website: setting('website'),
    },
    shops: shopsOf(tables),
    claims: claimsOf(context),
    prices: shownPrices(tables),
    formats: {
      currency: setting('currency'),
      date_format: setting('date_format'),
      time_zone: setting('time_zone'),
    },
    password_requirements: setting('password_requirements'),
  }
}

/** What the public pages show of the settings. */
export const siteFunctions: DatabaseFunctions = {
  site_settings: forPeople({}, siteSettings),
}
