import { businessTimeZone } from '../../../../src/domain/businessTime.ts'

/** How messages write days, times and money in one language. Times are in Pacific Time. */
export type MessageFormats = {
  /** A calendar day (YYYY-MM-DD): "Tuesday, December 1, 2026". */
  longDay(day: string): string
  /** A calendar day, short: "Tue, Dec 1". */
  shortDay(day: string): string
  /** The time of an instant: "3:30 PM". */
  time(instant: string): string
  /** An instant with its day: "Tuesday, December 8, 2026, 3:30 PM". */
  moment(instant: string): string
  /** US dollars: 299 → "$299.00". */
  money(dollars: number): string
}

const locales: Record<string, string> = { en: 'en-US' }

/** The formats of a language; of an unknown one, those of English. */
export function formatsOf(language: string): MessageFormats {
  const locale = locales[language] ?? 'en-US'
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
          timeZone: businessTimeZone,
          hour: 'numeric',
          minute: '2-digit',
        }).format(new Date(instant)),
      ),
    moment: (instant) =>
      plainSpaces(
        new Intl.DateTimeFormat(locale, {
          timeZone: businessTimeZone,
          weekday: 'long',
          year: 'numeric',
          month: 'long',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        }).format(new Date(instant)),
      ).replace(' at ', ', '),
    money: (dollars) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(dollars),
  }
}
