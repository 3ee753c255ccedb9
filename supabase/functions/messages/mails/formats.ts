import {
  ianaZones,
  isCurrency,
  isDateFormat,
  isTimeZoneName,
  usualFormatSettings,
  type FormatSettings,
} from '../../../../src/domain/formatSettings.ts'
import type { MessageCompany } from '../outbox.ts'

/** How messages write days, times and money in one language, by the company's settings. */
export type MessageFormats = {
  /** A calendar day (YYYY-MM-DD): "Tuesday, December 1, 2026". */
  longDay(day: string): string
  /** A calendar day, short: "Tue, Dec 1". */
  shortDay(day: string): string
  /** The time of an instant in the company's zone: "3:30 PM". */
  time(instant: string): string
  /** An instant with its day: "Tuesday, December 8, 2026, 3:30 PM". */
  moment(instant: string): string
  /** Money in the company's currency: 299 → "$299.00". */
  money(amount: number): string
}

const locales: Record<string, string> = { en: 'en-US' }

/** The settings that a message brings; what is missing or unknown is the usual. */
export function formatSettingsOf(company: MessageCompany): FormatSettings {
  const { currency, date_format: dateFormat, time_zone: timeZone } = company
  return {
    currency: isCurrency(currency) ? currency : usualFormatSettings.currency,
    dateFormat: isDateFormat(dateFormat) ? dateFormat : usualFormatSettings.dateFormat,
    timeZone: isTimeZoneName(timeZone) ? timeZone : usualFormatSettings.timeZone,
  }
}

/** The formats of a language; of an unknown one, those of English. */
export function formatsOf(language: string, company: MessageCompany): MessageFormats {
  const locale = locales[language] ?? 'en-US'
  const { currency, timeZone } = formatSettingsOf(company)
  const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
      new Date(`${day}T00:00:00Z`),
    )
  // Some versions write a narrow space before AM, which no text message can hold.
  const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  return {
    longDay: (day) =>
      inWords(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    shortDay: (day) => inWords(day, { weekday: 'short', month: 'short', day: 'numeric' }),
    time: (instant) =>
      plainSpaces(
        new Intl.DateTimeFormat(locale, {
          timeZone: ianaZones[timeZone],
          hour: 'numeric',
          minute: '2-digit',
        }).format(new Date(instant)),
      ),
    moment: (instant) =>
      plainSpaces(
        new Intl.DateTimeFormat(locale, {
          timeZone: ianaZones[timeZone],
          weekday: 'long',
          year: 'numeric',
          month: 'long',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        }).format(new Date(instant)),
      ).replace(' at ', ', '),
    money: (amount) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
  }
}
