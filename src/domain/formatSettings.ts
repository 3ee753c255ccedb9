/** The currencies that the business can reckon in. */
export const currencies = ['USD', 'CAD', 'MXN'] as const
export type Currency = (typeof currencies)[number]

/** How lists show a calendar day. */
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export type DateFormat = (typeof dateFormats)[number]

/** The zones that the business can be in, as the owner chooses them and as people read them. */
export const timeZones = ['Pacific Time', 'Mountain Time', 'Central Time', 'Eastern Time'] as const
export type TimeZoneName = (typeof timeZones)[number]

/** The zones' names in the tz database. */
export const ianaZones = {
  'Pacific Time': 'America/Los_Angeles',
  'Mountain Time': 'America/Denver',
  'Central Time': 'America/Chicago',
  'Eastern Time': 'America/New_York',
} as const satisfies Record<TimeZoneName, string>
export type IanaZone = (typeof ianaZones)[TimeZoneName]

/** How money and days are written, and which zone business time is in. */
export type FormatSettings = { currency: Currency; dateFormat: DateFormat; timeZone: TimeZoneName }

/** What holds in a new system. */
export const usualFormatSettings: FormatSettings = {
  currency: 'USD',
  dateFormat: 'MM/DD/YYYY',
  timeZone: 'Pacific Time',
}

/** True when the text is the id of a currency of the settings. */
export function isCurrency(value: unknown): value is Currency {
  return (currencies as readonly unknown[]).includes(value)
}

/** True when the text is a date format of the settings. */
export function isDateFormat(value: unknown): value is DateFormat {
  return (dateFormats as readonly unknown[]).includes(value)
}

/** True when the text is a zone of the settings. */
export function isTimeZoneName(value: unknown): value is TimeZoneName {
  return (timeZones as readonly unknown[]).includes(value)
}
